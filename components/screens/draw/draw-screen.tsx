// This folder: tables drawn for an evening.
"use client";
import { useState } from "react";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, DoorPage, DoorState, useDoor } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { Column, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietLink } from "#components/parts/press/buttons";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useGames } from "#components/parts/words/game-words";
import { useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import type { EveningView } from "#lib/season/evening-view";
import type { ClubView } from "#lib/season/views";
import { clubAddress, tonightAddress } from "#lib/shown/addresses/addresses";
import { openSeasons } from "#lib/shown/club/open-seasons";
import { drawsSince } from "#lib/shown/draw/draw-draft";
import { dayTonight } from "#lib/shown/local-day";
import { calledIn } from "#lib/shown/season/evening-said";
import { longDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";
import { DrawnTables } from "./drawn-tables";
import { OpenedTables } from "./opened-tables";
import { PrintedQrs } from "./printed-qrs";
import { type DrawnFor, useDrawing } from "./use-drawing";
import { WhoStep } from "./who-step";

warmWords("draw", "door", "club", "clubFaults", "share", "tonight");

/** The tables of an evening: who is here, how they are drawn, and then each table's way in. */
export function DrawScreen() {
  const { lang, t } = useWordsAnd("door");
  const club = useAddress("c");
  const at = useDoor(club ? doorOf.club(club) : null);
  const evening = useDoor(club ? doorOf.evening(club) : null);
  useGames();
  const back = { href: club ? clubAddress(lang, club) : `/${lang}`, label: t.alike.back.club };
  return (
    <DoorPage at={at} asks={[club]} back={back}>
      {(view) => <DrawPage view={view} at={at} evening={evening.seen?.view ?? null} settled={evening.settled} />}
    </DoorPage>
  );
}

interface Props {
  view: ClubView;
  at: AtDoor<ClubView>;
  evening: EveningView | null;
  settled: boolean;
}

function DrawPage({ at, ...shown }: Props) {
  const { view, evening } = shown;
  const { lang, t } = useWordsAnd("draw");
  const [hash] = useHash();
  const { club } = view;
  const { day, choices, season, choose, draws } = useDraws(view, evening);
  const last = draws.at(-1);
  useTitle(`${t.title}, ${club.name}`);
  if (hash === "imprimer" && last && season) return <PrintedQrs club={club} draw={last} evening={evening} />;
  return (
    <Column className="flex flex-col">
      <TopBar left={<QuietLink href={tonightAddress(lang, club.id)}>{t.back}</QuietLink>} />
      <header className="edge double-rule pb-2">
        <h1 className="text-title">{t.title}</h1>
        <p className="label">{[club.name, longDay(last?.day ?? day, lang)].join(", ")}</p>
      </header>
      <DoorState at={at} />
      {view.role !== "owner" || !season ? (
        <NoDraw view={view} />
      ) : (
        <>
          {choices.length > 1 && (
            <ChoiceRow label={t.alike.pages.season} layout="above" choices={choices} value={season.id} onChange={choose} />
          )}
          {last && hash !== "encore" && hash !== "tables" ? (
            <OpenedTables key={last.event} {...shown} season={season} draw={last} nth={draws.length} />
          ) : (
            <Drawing key={season.id} view={view} season={season} draws={draws} evening={evening} day={day} />
          )}
        </>
      )}
    </Column>
  );
}

/** The season that is drawn for, and what was drawn of it tonight. */
function useDraws(view: ClubView, evening: EveningView | null) {
  const [chosen, choose] = useState<string | null>(null);
  const day = dayTonight(new Date());
  const seasons = openSeasons([view], { day });
  const season = (seasons.find((one) => one.season.id === chosen) ?? seasons[0])?.season;
  const since = evening?.tonight ?? day;
  const draws = drawsSince(view.club, season?.id, since);
  const choices = seasons.map((one) => ({ value: one.season.id, label: one.season.name }));
  return { day, choices, season, choose, draws };
}

/** Why nothing can be drawn: this phone may not, or no season is open. */
function NoDraw({ view: { club, role } }: { view: ClubView }) {
  const { lang, t } = useWordsAnd("draw");
  if (role !== "owner") return <p className="edge pt-4 text-reason">{t.ownerOnly}</p>;
  return (
    <div className="edge pt-4">
      <p className="text-reason">{t.noSeason}</p>
      <QuietLink accent href={`${clubAddress(lang, club.id)}#saison`}>
        {t.alike.press.openSeason}
      </QuietLink>
    </div>
  );
}

/** From who is here to the tables as they are opened. */
function Drawing(props: DrawnFor) {
  const { view, season, evening } = props;
  const tonightWords = useWordsOf("tonight");
  const [hash, go] = useHash();
  const drawing = useDrawing(props, go);
  const { tables } = drawing.draft;
  if (hash !== "tables" || !tables) return <WhoStep club={view.club} games={season.counting.games} drawing={drawing} />;
  const running = drawing.running.map((table) => (evening ? calledIn(evening, table, tonightWords) : ""));
  return <DrawnTables club={view.club} tables={tables} running={running} drawing={drawing} onBack={() => go("encore")} />;
}
