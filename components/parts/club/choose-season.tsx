import { useState } from "react";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import { type SeasonToJoin, seasonName } from "#lib/shown/club/open-seasons";
import { heldTwice, lastPlace, type SeatChoice, seatsOf } from "#lib/shown/club/seats";
import { thisPhone } from "#lib/sync/this-phone";
import { keepNewcomers, sitOrWait } from "./newcomers";
import { SeatRows } from "./seat-rows";
import { type SittingProps, useSitting } from "./use-sitting";

interface ChooseProps extends SittingProps {
  seasons: readonly SeasonToJoin[];
  log: readonly LogEvent[];
}

export function Choose({ seasons, log, ...page }: ChooseProps) {
  const { sheet } = page;
  const t = useWordsOf("club").join;
  const { here, club, choose, choices, change } = useChosen({ seasons, log, sheet });
  const twice = heldTwice(sheet.names, choices);
  const { sit, trouble, busy } = useSitting(page);
  const seat = async () => {
    const place = { club: club.id, season: here.season.id };
    const { seated, waiting } = await sitOrWait(thisPhone(), place, sheet.names, choices);
    await keepNewcomers(thisPhone(), sheet.id, waiting).catch(() => {});
    return seated;
  };
  return (
    <form onSubmit={submitting(() => !twice && sit(seat))}>
      <ChoiceRow
        label={t.which}
        layout="above"
        choices={seasons.map((open) => ({ value: open.season.id, label: seasonName(open) }))}
        value={here.season.id}
        onChange={choose}
      />
      <h3 className="edge pt-3 text-choice">{t.seats}</h3>
      <p className="edge pb-1 font-sans text-hint text-ink2">{t.seatsNote}</p>
      <SeatRows names={sheet.names} players={club.players} choices={choices} onChoice={change} />
      {choices.some((choice) => "add" in choice) && <p className="edge pt-2 font-sans text-hint text-ink2">{t.newNeeds}</p>}
      <p className="edge pt-3 text-prose">{t.managed}</p>
      <Trouble text={twice ? t.twice(twice) : trouble} />
      <Submit ready={!twice && !busy}>{t.go}</Submit>
    </form>
  );
}

/** Which season, and whose each seat is: as the club knows the names, until somebody says otherwise. */
function useChosen({ seasons, log, sheet }: Pick<ChooseProps, "seasons" | "log" | "sheet">) {
  const [chosen, setChosen] = useState(seasons[0]?.season.id);
  const here = seasons.find(({ season }) => season.id === chosen) ?? itemAt(seasons, 0);
  const { club } = here.view;
  const [changed, setChanged] = useState<Readonly<Record<number, SeatChoice>>>({});
  const known = seatsOf(club, sheet.names, lastPlace(log, club.id));
  const choose = (next: string) => {
    setChosen(next);
    setChanged({});
  };
  const change = (seat: number, choice: SeatChoice) => setChanged({ ...changed, [seat]: choice });
  return { here, club, choose, choices: known.map((choice, seat) => changed[seat] ?? choice), change };
}
