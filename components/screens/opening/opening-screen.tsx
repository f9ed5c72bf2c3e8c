"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { localDay } from "#components/parts/file/save-file";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useAllGames } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { useWordsOf, warmWords } from "#components/parts/words/words-of";
import { lastEvening, namesHere } from "#components/screens/opening/last-evening";
import { GAMES } from "#lib/rules/all-games";
import { drawDealer } from "#lib/rules/draw";
import { itemAt } from "#lib/rules/item-at";
import { type Fault, type GameName, USUAL_GAME } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import { open } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { byCompany } from "#lib/shown/names/find-names";
import { drawnByLot, type OpeningDraft, openingOf, seated, seatsFor, startOpening } from "#lib/shown/opening/opening";
import { askedOf, ownOptions } from "#lib/shown/opening/table-text";
import { clubsHere } from "#lib/sync/club";
import { askToPersist } from "#lib/sync/persist";
import { thisPhone } from "#lib/sync/this-phone";
import { useClubChoice, wantedHere } from "./club-choice";
import { NamesList } from "./names-list";
import { RestRow } from "./rest-row";

warmWords("pages", "options", "club", "clubFaults");

/** The same people, the same game by the same rules. */
const againLike = ({ names, rules }: Pick<Sheet, "names" | "rules">): OpeningDraft => ({
  ...startOpening(names, rules.game),
  edition: rules.edition,
  options: ownOptions(rules),
});

/** The sheet whose table sits down again, where home led here for that. */
const sameAs = (): string | null => new URLSearchParams(location.search).get("same");

/** What most tables play. */
const tarotFirst = (a: { name: GameName }, b: { name: GameName }): number =>
  Number(b.name === USUAL_GAME) - Number(a.name === USUAL_GAME);

/** Names, seats, first dealer, how it ends, and the table's own rules: a sheet in twenty seconds. */
export function OpeningScreen() {
  const { m, rules, lang } = useWords();
  useAllGames(lang);
  const t = useWordsOf("pages").opening;
  const [draft, setDraft] = useState<OpeningDraft>(() => startOpening([]));
  const [known, setKnown] = useState<readonly string[]>([]);
  const [tables, setTables] = useState<readonly (readonly string[])[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [showRules, setShowRules] = useState(false);
  // Before this phone's names are read, what is written would be lost.
  const [ready, setReady] = useState(false);
  const [same, setSame] = useState(false);

  useEffect(() => {
    const phone = thisPhone();
    void Promise.all([phone.cards(), clubsHere(phone).catch(() => [])])
      .then(async ([cards, seen]) => {
        const views = seen.map(({ view }) => view);
        const wanted = wantedHere(views);
        const asked = cards.find(({ id }) => id === sameAs());
        const last = await lastEvening(phone, asked ? [asked] : cards, views, wanted);
        const [game] = wanted.games;
        const begun = last
          ? againLike(last)
          : wanted.rules
            ? againLike({ names: [], rules: wanted.rules })
            : game && startOpening([], game);
        if (begun) setDraft((now) => (now.names.some((name) => name !== "") ? now : begun));
        setKnown(namesHere(cards, views));
        setTables(cards.flatMap(({ sheet }) => (sheet ? [sheet.names] : [])));
        setSame(asked !== undefined && last !== null);
      })
      .catch(() => {})
      .finally(() => setReady(true));
  }, []);

  const { names, lacking } = seated(draft);
  const club = useClubChoice(draft.game, names, draft.day);
  // "La même table": nothing is left to choose, unless the club asks who somebody is.
  const again = useEffectEvent(() => {
    setSame(false);
    if (lacking === 0) void start();
  });
  useEffect(() => {
    if (ready && same && club.ready) again();
  }, [ready, same, club.ready]);

  const change = (changes: Partial<OpeningDraft>) => {
    setDraft({ ...draft, ...changes });
    setFaults([]);
  };
  const reason = (at: string) => {
    const fault = faults.find((candidate) => candidate.at === at || candidate.at.endsWith(`.${at}`));
    return fault && sayFault(rules.games[draft.game], rules.common, fault, (seat) => names[seat] ?? "");
  };
  const wrong = askedOf(draft).length > 0;
  const written = draft.names.flatMap((name, place) => (name.trim() === "" ? [] : [place]));

  /** Each draws a card, as around the table (D35). */
  function drawCards() {
    const game = GAMES[draft.game];
    const { cards, dealer } = drawDealer(game, names.length, Math.random);
    change({ dealer: written[dealer] ?? 0 });
    setDrawn(
      t.drawn(
        cards.map((card, seat) => `${names[seat]} ${m.cards.name(game.deck.id, card)}`),
        itemAt(names, dealer),
      ),
    );
  }

  async function start() {
    const phone = thisPhone();
    const id = phone.makeId();
    const seated = await club.sit(id);
    if (!seated.ok) return;
    const result = await phone.open(id).save(open(openingOf(draft, localDay(new Date()))), ...seated.changes);
    if (result.ok) {
      void askToPersist();
      const leave = sameAs() === null ? location.assign : location.replace;
      leave.call(location, `/${lang}/${draft.day === null ? "sheet" : "paper"}?s=${id}`);
    } else if (result.code === "refused") setFaults(result.faults);
    else setTrouble(result.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
  }

  return (
    <main inert={!ready || same} className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      <TopBar left={<QuietLink href={`/${lang}`}>{t.back}</QuietLink>} />
      <h1 className="edge double-rule pb-2 text-title">{t.title}</h1>
      <div className={ready ? "" : "invisible"}>
        <NamesList draft={draft} change={change} reason={reason} known={byCompany(club.players ?? known, tables)} />
        {club.seats}
        <div className="edge flex flex-wrap items-center justify-between gap-x-4">
          <QuietButton onClick={() => setDraft(drawnByLot(draft, Math.random))}>{t.draw}</QuietButton>
          {lacking === 0 && <QuietButton onClick={drawCards}>{t.drawDealer}</QuietButton>}
        </div>
        {drawn && (
          <p className="edge pb-2 text-prose" aria-live="polite">
            {drawn}
          </p>
        )}
        {names.length > 0 && (
          <ChoiceRow
            label={t.dealer}
            labelAbove
            layout="flow"
            className="border-rule border-t py-1"
            choices={draft.names.flatMap((name, seat) => (name.trim() === "" ? [] : [{ value: seat, label: name.trim() }]))}
            value={draft.dealer}
            onChange={(dealer) => change({ dealer })}
          />
        )}
        {Object.keys(GAMES).length > 1 && (
          <ChoiceRow
            label={t.game}
            labelAbove
            layout="flow"
            className="border-rule border-t"
            choices={Object.values(GAMES)
              .sort(tarotFirst)
              .map((game) => ({ value: game.name, label: rules.names[game.name] }))}
            value={draft.game}
            onChange={(game) =>
              change({
                ...startOpening([]),
                game,
                edition: GAMES[game].usual,
                names: draft.names,
                dealer: draft.dealer,
                day: draft.day,
              })
            }
          />
        )}
        {known.length === 0 && GAMES[draft.game].attack && t.firstWords && (
          <p className="edge pb-3 text-hint text-ink2">{t.firstWords}</p>
        )}
        {club.choice}
        <RestRow
          draft={draft}
          players={seatsFor(draft.game, names.length)}
          change={change}
          reason={reason}
          asked={showRules && wrong}
        />
      </div>
      <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
        {faults.length > 0 && !reason("target") && !reason("until") && !faults.some(({ at }) => at.includes("names")) && (
          <p role="alert" className="pb-2 text-reason text-neg">
            {sayFault(rules.games[draft.game], rules.common, itemAt(faults, 0), (seat) => names[seat] ?? "")}
          </p>
        )}
        {(trouble ?? club.trouble) && (
          <p role="alert" className="pb-2 text-reason text-neg">
            {trouble ?? club.trouble}
          </p>
        )}
        <PrimaryButton
          className="w-full"
          ready={lacking === 0 && faults.length === 0 && !wrong && !club.busy}
          onClick={() => (wrong ? setShowRules(true) : lacking === 0 && !club.busy && start())}
        >
          {lacking > 0 ? t.missing(lacking) : faults.length > 0 ? t.fix : wrong ? t.fixRules : t.open}
        </PrimaryButton>
      </div>
    </main>
  );
}
