"""One file in the manner of CleanRL: PPO, many games at once. python examples/recipes/with_cleanrl.py [UPDATES]"""

import sys

import torch

from tablier.envs.gymnasium import TablesVectorEnv
from tablier.envs.scoring import score

torch.manual_seed(1)
envs = TablesVectorEnv(256, "backgammon@modern", dtype="float32", keys=("seen", "mask"))
net = torch.nn.Sequential(torch.nn.Linear(70, 128), torch.nn.Tanh(), torch.nn.Linear(128, 160))
adam = torch.optim.Adam(net.parameters(), 1e-3)


def judge(seen, mask):
    out = net(seen)
    return out[:, -1], torch.distributions.Categorical(logits=out[:, :-1].where(mask > 0, -1e9))


seen, mask = map(torch.from_numpy, envs.reset(seed=1)[0].values())
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 100):
    steps, gains, gain = [], [], torch.zeros(256)
    for _ in range(32):
        value, chances = judge(seen, mask)
        action = chances.sample()
        shown, reward, ended, *_ = envs.step(action.numpy())
        told = torch.from_numpy(reward).float(), torch.from_numpy(~ended)
        steps.append((seen, mask, action, chances.log_prob(action).detach(), value.detach(), *told))
        seen, mask = map(torch.from_numpy, shown.values())
    after = judge(seen, mask)[0].detach()
    for *_, value, paid, goes_on in reversed(steps):
        gain, after = paid + goes_on * (after + 0.95 * gain) - value, value
        gains.insert(0, gain)
    parts = [torch.cat(part) for part in (*list(zip(*steps, strict=True))[:5], gains)]
    for rows in torch.cat([torch.randperm(8192) for _ in range(4)]).split(1024):
        s, m, a, before, value, g = (part[rows] for part in parts)
        judged, chances = judge(s, m)
        ratio, worth = (chances.log_prob(a) - before).exp(), (g - g.mean()) / g.std()
        loss = 0.5 * (judged - value - g) ** 2 - torch.min(ratio * worth, ratio.clamp(0.8, 1.2) * worth)
        (m.any(1) * (loss - 0.01 * chances.entropy())).mean().backward()  # games that are over learn nothing
        adam.step()
        adam.zero_grad()
print(score(lambda s, m: judge(*map(torch.from_numpy, (s, m)))[1].probs.argmax(1).numpy(), "backgammon@modern"))
