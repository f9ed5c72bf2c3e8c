import { useWordsOf } from "#components/parts/words/words";
import type { Player } from "#lib/season/club/club-event";
import { offered, type SeatChoice } from "#lib/season/club/seats";

const optionOf = (choice: SeatChoice): string => ("player" in choice ? choice.player : "add" in choice ? `+${choice.add}` : "");

const choiceOf = (value: string): SeatChoice =>
  value === "" ? { outside: true } : value.startsWith("+") ? { add: value.slice(1) as "player" | "guest" } : { player: value };

interface Props {
  names: readonly string[];
  players: readonly Player[];
  choices: readonly SeatChoice[];
  onChoice: (seat: number, choice: SeatChoice) => void;
}

/** Each name of the sheet, and its player in the club. */
export function PlayerRows({ names, players, choices, onChoice }: Props) {
  const t = useWordsOf("club").join;
  return (
    <ul>
      {names.map((name, seat) => (
        <li key={name} className="edge border-rule border-b">
          <label className="flex min-h-[46px] items-center justify-between gap-4">
            <bdi className="min-w-0 text-choice wrap-anywhere">{name}</bdi>
            <select
              className="min-h-11 max-w-[60%] bg-transparent text-right text-choice [&>option]:bg-paper"
              value={optionOf(choices[seat] ?? { outside: true })}
              onChange={(event) => onChoice(seat, choiceOf(event.target.value))}
            >
              {offered(players, choices[seat]).map(({ id, name: called, left }) => (
                <option key={id} value={id}>
                  {left ? t.gone(called) : called}
                </option>
              ))}
              <option value="+player">{t.asNew}</option>
              <option value="+guest">{t.asGuest}</option>
              <option value="">{t.outside}</option>
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}
