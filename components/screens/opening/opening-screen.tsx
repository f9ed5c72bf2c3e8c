"use client";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ClosedNote } from "#components/parts/club/closed-note";
import { PlayerRows } from "#components/parts/club/player-rows";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { PlainPage } from "#components/parts/page/plain-page";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { ChoiceRow, OneOf } from "#components/parts/press/choice-row";
import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { drawDealer } from "#lib/rules/draw";
import { itemAt } from "#lib/rules/item-at";
import { type Fault, type GameName, USUAL_GAME } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import { seasonName } from "#lib/shown/club/open-seasons";
import { byCompany } from "#lib/shown/names/find-names";
import { drawnByLot, type OpeningDraft, seatsFor, withGame, writtenNames } from "#lib/shown/opening/opening";
import { sayPlayers } from "#lib/shown/opening/say-rule-fault";
import { askedOf, crowdOf } from "#lib/shown/opening/table-text";
import { NamesList } from "./names-list";
import { RestRow } from "./rest-row";
import type { useClubChoice } from "./use-club-choice";
import { useOpening } from "./use-opening";

warmWords("opening", "options", "club", "clubFaults");

/** Names, seats, first dealer, how it ends, and the table's own rules: a sheet in twenty seconds. */
export function OpeningScreen() {
  const { lang } = useWords();
  useGames();
  const t = useWordsOf("opening");
  const opening = useOpening();
  const [asked, setAsked] = useState(false);
  const { draft, change, reason, club, known } = opening;
  const [wrong] = askedOf(draft);
  const players = seatsFor(draft.game, writtenNames(draft).names.length, draft.seats);
  const toRules = () => {
    flushSync(() => setAsked(true));
    document.querySelector("[data-refused]")?.scrollIntoView({ block: "center" });
  };
  return (
    <PlainPage
      inert={known === null || opening.same}
      left={<QuietLink href={`/${lang}`}>{t.alike.back.sheets}</QuietLink>}
      title={t.alike.pages.newSheet}
      foot={<OpenButton opening={opening} wrong={wrong} onRules={toRules} />}
    >
      <div className={known ? "" : "invisible in-data-blank:visible"}>
        <NamesList
          draft={draft}
          change={change}
          reason={reason}
          known={byCompany(club.players ?? known?.names ?? [], known?.tables ?? [])}
        />
        <KnownSeats club={club} />
        <DealerPart draft={draft} change={change} />
        <GamePart draft={draft} change={change} isFirst={!known?.names.length} />
        <ClubRow club={club} />
        <RestRow draft={draft} players={players} change={change} reason={reason} asked={asked && wrong !== undefined} />
      </div>
    </PlainPage>
  );
}

interface ButtonProps {
  opening: ReturnType<typeof useOpening>;
  /** The first fault in the table's own rules. */
  wrong: Fault | undefined;
  onRules: () => void;
}

/** Opens, or says what is missing and leads there. */
function OpenButton({ opening: { draft, elsewhere, trouble, faulty, club, start }, wrong, onRules }: ButtonProps) {
  const t = useWordsOf("opening");
  const options = useWordsOf("options")[draft.game];
  const words = useWords();
  const { lacking } = writtenNames(draft);
  const crowd = crowdOf(draft);
  function act() {
    if (wrong) onRules();
    else if (faulty || crowd) toNames();
    else if (lacking === 0 && !club.busy) void start();
  }
  const remedy = wrong?.code === "players" ? options[wrong.at.replace("rules.options.", "")]?.label : undefined;
  return (
    <>
      <Trouble text={wrong && remedy ? `${sayPlayers(wrong, words)} ${t.mayPlay(remedy)}` : null} className="pb-2" />
      <Trouble text={crowd ? sayPlayers(crowd, words) : elsewhere} className="pb-2" />
      <Trouble text={trouble} className="pb-2" />
      <ReadyButton className="w-full" ready={lacking === 0 && !faulty && !wrong && !crowd && !club.busy} onClick={act}>
        {lacking > 0 ? t.missing(lacking) : wrong ? t.fixRules : faulty || crowd ? t.fix : t.open}
      </ReadyButton>
    </>
  );
}

/** Focuses the refused name, else the last. */
function toNames(): void {
  const names = [...document.querySelectorAll<HTMLInputElement>("ol input")];
  (names.find((name) => name.getAttribute("aria-invalid") === "true") ?? names.at(-1))?.focus();
}

interface GameProps extends Editing<OpeningDraft> {
  /** True on a new phone: the game is then explained in a few words. */
  isFirst: boolean;
}

/** Tarot first: most tables play it. */
const tarotFirst = (a: { name: GameName }, b: { name: GameName }): number =>
  Number(b.name === USUAL_GAME) - Number(a.name === USUAL_GAME);

/** The choice of the game. */
function GamePart({ draft, change, isFirst }: GameProps) {
  const { rules } = useWords();
  const { alike, firstWords } = useWordsOf("opening");
  return (
    <>
      <OneOf
        label={alike.heads.game}
        className="border-rule border-t"
        of={Object.values(GAMES)
          .sort(tarotFirst)
          .map(({ name }) => name)}
        say={rules.names}
        value={draft.game}
        onChange={(next) => change(withGame(draft, next))}
      />
      {isFirst &&
        GAMES[draft.game].attack &&
        firstWords.map((line) => (
          <p key={line} className="edge pb-2 text-hint text-ink2">
            {line}
          </p>
        ))}
    </>
  );
}

/** Who sits where and who deals first: as written, or drawn. */
function DealerPart({ draft, change }: Editing<OpeningDraft>) {
  const { m, t } = useWordsAnd("opening");
  const [drawn, setDrawn] = useState<string | null>(null);
  const { names, lacking } = writtenNames(draft);
  const written = draft.names.flatMap((name, seat) => (name.trim() === "" ? [] : [seat]));

  /** Each draws a card, as around the table (D35). */
  function drawCards() {
    const game = GAMES[draft.game];
    const { cards, dealer } = drawDealer(game, names.length, Math.random);
    change({ dealer: written[dealer] ?? 0 });
    const said = cards.map((card, seat) => `${names[seat]} ${m.cards.name(game.deck, card)}`);
    setDrawn(t.drawn(said, itemAt(names, dealer)));
  }

  return (
    <>
      <div className="edge flex flex-wrap items-center justify-between gap-x-4">
        <QuietButton onClick={() => change(drawnByLot(draft, Math.random))}>{t.draw}</QuietButton>
        {lacking === 0 && <QuietButton onClick={drawCards}>{t.drawDealer}</QuietButton>}
      </div>
      {drawn && (
        <p className="edge pb-2 text-prose" aria-live="polite">
          {drawn}
        </p>
      )}
      {names.length > 0 && (
        <OneOf
          label={t.dealer}
          className="border-rule border-t py-1"
          of={written}
          say={(seat) => itemAt(draft.names, seat).trim()}
          value={draft.dealer}
          onChange={(dealer) => change({ dealer })}
        />
      )}
    </>
  );
}

/** The club and season that the sheet joins, and why not the one asked for; nothing on a phone without a club. */
function ClubRow({ club: { seasons, here, shut, choose } }: { club: ReturnType<typeof useClubChoice> }) {
  const { alike, join: t } = useWordsOf("club");
  return (
    <>
      {seasons.length > 0 && (
        <ChoiceRow
          label={alike.pages.club}
          layout="above"
          choices={[{ value: "", label: t.none }, ...seasons.map((open) => ({ value: open.season.id, label: seasonName(open) }))]}
          value={here?.season.id ?? ""}
          onChange={choose}
        />
      )}
      {here && <p className="edge pb-2 font-sans text-hint text-ink2">{t.managed}</p>}
      {shut && <ClosedNote shut={shut} />}
    </>
  );
}

/** Which player of the club sits there, if the name alone does not tell. */
function KnownSeats({ club: { here, asked, seat } }: { club: ReturnType<typeof useClubChoice> }) {
  const t = useWordsOf("club").join;
  if (!here || asked.length === 0) return null;
  return (
    <section aria-label={t.seats} className="pt-2">
      {asked.some(({ choice }) => "add" in choice) && <p className="edge label">{t.newNeeds}</p>}
      <PlayerRows
        names={asked.map(({ name }) => name)}
        players={here.view.club.players}
        choices={asked.map(({ choice }) => choice)}
        onChoice={(row, choice) => seat(itemAt(asked, row).name, choice)}
      />
    </section>
  );
}
