import { useState } from "react";
import { type AtDoor, DoorState } from "#components/parts/door/door";
import { Field } from "#components/parts/field/field";
import { Column, PageHead, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { complete, shownNumber } from "#lib/hall/teams";
import { nameKey } from "#lib/log/name";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { positionSaid } from "#lib/shown/hall/position-said";
import { postedOrder, postedTitle } from "#lib/shown/hall/posted";
import { BoardTable } from "./board-standings";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { OwnCard } from "./own-card";
import { StandingsTable, TeamList } from "./standings-part";
import { useOwnNumber } from "./use-own-number";

/** A player's own phone: where to go, total and card; and the standings that are posted. */
export function MyCard({ view, at, asked }: { view: HallView; at: AtDoor<HallView>; asked: number | null }) {
  const { lang, t } = useWordsAnd("hall");
  const hall = hallOf(view);
  const [number, choose] = useOwnNumber(hall.id, asked);
  useTitle(hall.opening.name);
  const after = complete(hall);
  return (
    <Column className="pb-10">
      <TopBar
        left={<QuietLink href={`/${lang}`}>{useWordsOf("door").alike.back.sheets}</QuietLink>}
        right={number > 0 && <QuietButton onClick={() => choose(0)}>{t.alike.said.somebodyElse}</QuietButton>}
      />
      <PageHead title={hall.opening.name} under={positionSaid(hall, t)} />
      <DoorState at={at} />
      {number > 0 ? <OwnCard hall={hall} number={number} after={after} /> : <Who hall={hall} onChoose={choose} />}
      {view.role !== "viewer" && hall.positions.length > 0 && <WhichTable hall={hall} />}
      {after > 0 && <Posted hall={hall} after={after} />}
    </Column>
  );
}

/** To the page of any table of the position that is open. */
function WhichTable({ hall }: { hall: Hall }) {
  const { lang, t } = useWordsAnd("hall");
  return (
    <HallSection title={t.at.which}>
      <ul className="edge flex flex-wrap gap-x-5">
        {hall.positions.at(-1)?.tables.map(({ table }) => (
          <li key={table}>
            <a className="inline-flex min-h-11 items-center text-choice" href={hallAddress(lang, hall.id, `&t=${table}`)}>
              {t.tableOf(table)}
            </a>
          </li>
        ))}
      </ul>
    </HallSection>
  );
}

/** The standings as they hang on the wall. */
function Posted({ hall, after }: { hall: Hall; after: number }) {
  const { t, boards } = useHallWords();
  return (
    <HallSection title={postedTitle(hall, after, t, boards)}>
      {hall.opening.duplicate ? (
        <BoardTable hall={hall} after={after} order={postedOrder(hall)} />
      ) : (
        <>
          {hall.opening.teamOf !== 1 && <TeamList hall={hall} after={after} />}
          <StandingsTable lines={standingsAfter(hall, after)} />
        </>
      )}
    </HallSection>
  );
}

function Who({ hall, onChoose }: { hall: Hall; onChoose: (number: number) => void }) {
  const t = useWordsOf("hall");
  const [text, setText] = useState("");
  const key = nameKey(text);
  const found = hall.numbers.flatMap(({ number, holders }) => {
    const holder = holders.at(-1);
    if (!holder) return [];
    const shown = shownNumber(hall, number);
    const isMeant = [holder, ...(holder.members ?? [])].some(({ name }) => nameKey(name).includes(key));
    return isMeant || String(shown) === key ? [{ number, shown, ...holder }] : [];
  });
  return (
    <HallSection title={t.mine.who}>
      <Field label={t.mine.look} value={text} onText={setText} />
      <ul>
        {found.map(({ number, shown, name, members = [] }) => (
          <li key={number} className="border-rule border-b">
            <button
              type="button"
              className="edge flex min-h-[46px] w-full items-baseline gap-3 py-2 text-left"
              onClick={() => onChoose(number)}
            >
              <span className="label w-8 shrink-0">{shown}</span>
              <span>
                <span className="text-choice">{name}</span>
                <span className="label block">{members.map((member) => member.name).join(", ")}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </HallSection>
  );
}
