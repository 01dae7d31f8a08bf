"""Fitting: a network learns what pages came to. It needs torch, and a GPU if one is at hand; it knows no game."""

import copy
import itertools
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from labtable.bots.net import CUT, FINE, SEEN

WIDEST_WEIGHT: Final = 32767 / (1 << FINE)
TESTED: Final = 16  # one match in so many is kept to test on
BATCH: Final = 4096
FASTEST: Final = 2e-3
DECAY: Final = 0.03
DROPPED: Final = 0.1  # of what units pass on, while it learns
TRIES: Final = 8  # to find what the judgement counts
SUREST: Final = 8.0  # swings of lead, beyond which the judgement says no more


class Fitted(NamedTuple):
    """A network in whole numbers, layer by layer, and how well it tells what pages come to."""

    layers: list[tuple[list[int], list[int]]]
    trust: float
    """What the game's own judgement counts."""
    losses: list[tuple[float, float]]
    """Before and after each pass: on what it learned from, and on matches that it never saw; the best counts."""


class Network(nn.Module):  # type: ignore[misc] # torch may be missing, so nothing is known of it
    """Linear layers, between which a number passes on between nought and two."""

    def __init__(self, widths: Sequence[int], usual: Tensor) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / usual)
        self.layers = nn.ModuleList(nn.Linear(ins, outs) for ins, outs in itertools.pairwise(widths))
        self.trust = nn.Parameter(torch.tensor(1.0))
        self.dropped = nn.Dropout(DROPPED)
        nn.init.zeros_(self.layers[-1].weight)

    def forward(self, pages: Tensor, judged: Tensor) -> Tensor:
        """The logit of the chance of each page: what the game's judgement says, and what it does not see."""
        passed = pages.float() * self.scale
        for layer in self.layers[:-1]:
            passed = self.dropped(layer(passed).clamp(0.0, 2.0))
        return self.layers[-1](passed).squeeze(1) + self.trust * judged.clamp(-SUREST, SUREST)

    def keep_within(self) -> None:
        """Weights stay within what a file can hold."""
        with torch.no_grad():
            for layer in self.layers:
                layer.weight.clamp_(-WIDEST_WEIGHT, WIDEST_WEIGHT)


def fit(
    pages: NDArray[np.uint8],
    judged: NDArray[np.float32],
    worth: NDArray[np.float32],
    match: NDArray[np.uint32],
    usual: Sequence[int],
    units: Sequence[int],
    *,
    passes: int,
    seed: int,
    device: str,
) -> Fitted:
    """Learn from pages, and test on matches that were kept apart."""
    torch.manual_seed(seed)
    network = Network([pages.shape[1], *units, 1], torch.tensor(usual, dtype=torch.float32)).to(device)
    apart = match % TESTED == 0
    there = torch.device(device)
    told = [_there(there, pages[which], judged[which], worth[which]) for which in (~apart, apart)]
    steps = passes * -(-len(told[0][2]) // BATCH)
    optimiser = torch.optim.AdamW(network.parameters(), lr=FASTEST, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, FASTEST, total_steps=max(2, steps + 1))
    network.trust.data = _trust(*told[0][1:])
    losses, best = [(float("nan"), _test(network, *told[1]))], copy.deepcopy(network)
    for _number in range(passes):
        losses.append((_learn(network, told[0], optimiser, schedule), _test(network, *told[1])))
        if losses[-1][1] == min(tested for _, tested in losses):
            best = copy.deepcopy(network)
    return Fitted(whole_numbers(best), float(best.trust.detach()), losses)


def _trust(judged: Tensor, worth: Tensor) -> Tensor:
    """What the judgement counts if there is nothing else, by Newton's way."""
    judged = judged.clamp(-SUREST, SUREST)
    ones = torch.stack([judged, torch.ones_like(judged)], 1).double()
    both = torch.zeros(2, dtype=torch.float64, device=judged.device)
    for _ in range(TRIES):
        chance = torch.sigmoid(ones @ both)
        slope = ones.T @ (chance - worth.double())
        bend = (ones * (chance * (1.0 - chance)).unsqueeze(1)).T @ ones
        both = both - torch.linalg.solve(bend + 1e-6 * torch.eye(2, device=judged.device), slope)
    return both[0].float()


def _there(device: torch.device, *arrays: NDArray[Any]) -> list[Tensor]:
    return [torch.from_numpy(each).to(device) for each in arrays]


def _learn(network: Network, told: Sequence[Tensor], optimiser: Any, schedule: Any) -> float:
    pages, judged, worth = told
    network.train()
    order = torch.randperm(len(worth)).to(pages.device)
    losses = []
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        loss = nn.functional.binary_cross_entropy_with_logits(network(pages[some], judged[some]), worth[some])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        network.keep_within()
        losses.append(loss.detach())
    return float(torch.stack(losses).mean())


def _test(network: Network, pages: Tensor, judged: Tensor, worth: Tensor) -> float:
    network.eval()
    with torch.no_grad():
        found = [network(pages[at : at + BATCH], judged[at : at + BATCH]) for at in range(0, len(worth), BATCH)]
    return float(nn.functional.binary_cross_entropy_with_logits(torch.cat(found), worth)) if found else float("nan")


def whole_numbers(network: Network) -> list[tuple[list[int], list[int]]]:
    """The network as whole numbers; what numbers are divided by first is folded into the first weights."""
    found = []
    for number, layer in enumerate(network.layers):
        weight = layer.weight.detach().cpu().double()
        bits = FINE if number == 0 else FINE + SEEN
        if number == 0:
            weight = weight * network.scale.cpu().double()
        weights = (weight.T * (1 << FINE)).round().clamp(-32767, 32767).to(torch.int32).flatten().tolist()
        biases = (layer.bias.detach().cpu().double() * (1 << bits)).round().to(torch.int64).tolist()
        found.append((weights, biases))
    return found


assert FINE - CUT == SEEN, "what the first layer passes on is as fine as what the others do"
