"""Proximal policy optimisation in NumPy, as small as it goes: one hidden layer, masked actions, many games at once.

Enough to see whether an environment can be learnt from; no more than that.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_NEVER = -1e9


class Network:
    """A layer of ``hidden`` units, a policy and a value on top of it, and Adam to train them."""

    def __init__(self, width: int, actions: int, hidden: int, chance: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return chance.normal(0, scale / np.sqrt(rows), (rows, columns))

        self.weights = [
            layer(width, hidden, 1.4), np.zeros(hidden), layer(hidden, actions, 0.01), np.zeros(actions),
            layer(hidden, 1, 1.0), np.zeros(1),
        ]  # fmt: skip
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chances of the actions, the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.tanh(seen @ w1 + b1)
        logits = np.where(masks, hidden @ w2 + b2, _NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ w3 + b3)[:, 0]

    def backward(
        self, seen: np.ndarray, hidden: np.ndarray, by_logit: np.ndarray, by_value: np.ndarray, rate: float
    ) -> None:
        """Go down the slope of the loss, given by logits and values."""
        _, _, w2, _, w3, _ = self.weights
        inner = (by_logit @ w2.T + by_value[:, None] @ w3.T) * (1 - hidden**2)
        slopes = [
            seen.T @ inner, inner.sum(0), hidden.T @ by_logit, by_logit.sum(0), hidden.T @ by_value[:, None],
            by_value.sum(keepdims=True),
        ]  # fmt: skip
        self._steps += 1
        for k, slope in enumerate(slopes):
            self._means[k] += 0.1 * (slope - self._means[k])
            self._squares[k] += 0.001 * (slope**2 - self._squares[k])
            mean = self._means[k] / (1 - 0.9**self._steps)
            square = self._squares[k] / (1 - 0.999**self._steps)
            self.weights[k] -= rate * mean / (np.sqrt(square) + 1e-8)


def learn(
    envs: Any, *, seed: int, updates: int, horizon: int = 32, hidden: int = 64, rate: float = 3e-3
) -> tuple[Network, list[float]]:
    """Train on a vector environment; the network, and the mean reward of the games that ended in each update."""
    chance = np.random.default_rng(seed)
    scale = 1 / envs.single_observation_space.high.astype(np.float64)
    network = Network(len(scale), envs.single_action_space.n, hidden, chance)
    seen, info = envs.reset(seed=seed)
    history: list[float] = []
    for _ in range(updates):
        steps, rewards, ended = [], [], []
        scores: list[float] = []
        over = np.zeros(envs.num_envs, np.bool_)
        for _ in range(horizon):
            inputs, masks = seen * scale, info["action_mask"].astype(np.bool_)
            masks[over, 0] = True  # a game that is over ignores its action
            _, chances, values = network.forward(inputs, masks)
            actions = (chances.cumsum(axis=1) > chance.random((envs.num_envs, 1))).argmax(axis=1)
            taken = chances[np.arange(envs.num_envs), actions]
            steps.append((inputs, masks, actions, taken, values, over))
            seen, reward, done, _, info = envs.step(actions)
            rewards.append(reward)
            ended.append(done)
            scores += reward[done].tolist()
            over = done
        _, _, last = network.forward(seen * scale, np.ones_like(info["action_mask"], dtype=np.bool_))
        advantages = _advantages(rewards, ended, [step[4] for step in steps], last)
        _improve(network, steps, advantages, chance, rate)
        history.append(float(np.mean(scores)) if scores else float("nan"))
    return network, history


def _advantages(rewards: list, ended: list, values: list, last: np.ndarray, decay: float = 0.95) -> np.ndarray:
    found, carried, following = np.zeros((len(rewards), len(last))), np.zeros(len(last)), last
    for t in reversed(range(len(rewards))):
        goes_on = 1 - ended[t]
        surprise = rewards[t] + goes_on * following - values[t]
        carried = surprise + decay * goes_on * carried
        found[t], following = carried, values[t]
    return found


def _improve(network: Network, steps: list, advantages: np.ndarray, chance: Any, rate: float) -> None:
    inputs, masks, actions, taken, values, over = (np.concatenate(part) for part in zip(*steps, strict=True))
    gains = advantages.reshape(-1)
    targets = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    live = np.flatnonzero(~over)
    for _ in range(3):
        for rows in np.array_split(chance.permutation(live), 4):
            hidden, chances, judged = network.forward(inputs[rows], masks[rows])
            picked = np.arange(len(rows)), actions[rows]
            ratio = chances[picked] / taken[rows]
            gain = gains[rows]
            clipped = ((gain > 0) & (ratio > 1.2)) | ((gain < 0) & (ratio < 0.8))
            weight = np.where(clipped, 0, ratio * gain)
            by_logit = chances * weight[:, None]
            by_logit[picked] -= weight
            logs = np.log(chances, out=np.zeros_like(chances), where=chances > 0)
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            by_logit += 0.005 * chances * (logs + entropy)
            network.backward(
                inputs[rows], hidden, by_logit / len(rows), 0.5 * (judged - targets[rows]) / len(rows), rate
            )
