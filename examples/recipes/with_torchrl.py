"""TorchRL: PPO with masked chances. python examples/recipes/with_torchrl.py [UPDATES]"""

import sys

import torch
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from tablier.envs.gymnasium import TablesEnv
from tablier.envs.scoring import score

torch.manual_seed(1)
net = TensorDictModule(MLP(70, 159, num_cells=[128]), in_keys=["observation"], out_keys=["scores"])


class Chances(MaskedCategorical):
    def __init__(self, logits, mask):
        super().__init__(logits=logits, mask=(mask > 0) | ~mask.any(-1, keepdim=True))  # where a game is over, anything


env = GymWrapper(TablesEnv("backgammon@modern", dtype="float32", keys=("observation", "mask")))
actor = ProbabilisticActor(
    net,
    in_keys={"logits": "scores", "mask": "mask"},
    distribution_class=Chances,
    return_log_prob=True,
    spec=env.action_spec,
)
critic = ValueOperator(MLP(70, 1, num_cells=[128]), in_keys=["observation"])
loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, normalize_advantage=True)
advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
adam = torch.optim.Adam(loss.parameters(), 1e-3)
updates = int(sys.argv[1]) if len(sys.argv) > 1 else 40
for batch in Collector(env, actor, frames_per_batch=2048, total_frames=2048 * updates):
    advantage(batch)
    for rows in torch.cat([torch.randperm(2048) for _ in range(4)]).split(512):
        losses = loss(batch[rows])
        sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
        adam.step()
        adam.zero_grad()


def best(seen, masks):
    return net(torch.from_numpy(seen)).where(torch.from_numpy(masks), -torch.inf).argmax(1).numpy()


print(score(best, "backgammon@modern"))
