"use client";
import { useEffect, useState } from "react";
import { localDay } from "#components/parts/file/save-file";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { FoldRow } from "#components/parts/ledger/fold-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useAllGames } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { useWordsOf, warmWords } from "#components/parts/words/words-of";
import { lastEvening, namesHere } from "#components/screens/opening/last-evening";
import { GAMES } from "#lib/rules/all-games";
import { drawDealer } from "#lib/rules/draw";
import type { Fault, GameName } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import { open } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { type OpeningDraft, openingOf, seated, shuffled, startOpening } from "#lib/shown/opening/opening";
import { askedOf, ownOptions } from "#lib/shown/opening/table-text";
import { clubsHere } from "#lib/sync/club";
import { askToPersist } from "#lib/sync/persist";
import { thisPhone } from "#lib/sync/this-phone";
import { useClubChoice, wantedHere } from "./club-choice";
import { EveningDay } from "./evening-day";
import { NamesList } from "./names-list";
import { TableRules } from "./table-rules";

warmWords("pages", "options", "club", "clubFaults");

/** The whist says itself when it is over. */
const endsItself = (game: GameName): boolean => GAMES[game].endsForGood;
const endsOf = (game: GameName): OpeningDraft["end"][] => (endsItself(game) ? ["none", "hour"] : ["none", "target", "hour"]);

/** The same people, the same game by the same rules. */
const againLike = ({ names, rules }: Pick<Sheet, "names" | "rules">): OpeningDraft => ({
  ...startOpening(names, rules.game),
  edition: rules.edition,
  options: ownOptions(rules),
});

/** Names, seats, first dealer, how it ends, and the table's own rules: a sheet in twenty seconds. */
export function OpeningScreen() {
  const { m, rules, lang } = useWords();
  useAllGames(lang);
  const t = useWordsOf("pages").opening;
  const [draft, setDraft] = useState<OpeningDraft>(() => startOpening([]));
  const [known, setKnown] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [showRules, setShowRules] = useState(false);
  // Before this phone's names are read, what is written would be lost.
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const phone = thisPhone();
    void Promise.all([phone.cards(), clubsHere(phone).catch(() => [])])
      .then(async ([cards, seen]) => {
        const views = seen.map(({ view }) => view);
        const wanted = wantedHere(views);
        const last = await lastEvening(phone, cards, views, wanted);
        const [game] = wanted.games;
        const begun = last
          ? againLike(last)
          : wanted.rules
            ? againLike({ names: [], rules: wanted.rules })
            : game && startOpening([], game);
        if (begun) setDraft((now) => (now.names.some((name) => name !== "") ? now : begun));
        setKnown(namesHere(cards, views));
      })
      .catch(() => {})
      .finally(() => setReady(true));
  }, []);

  const change = (changes: Partial<OpeningDraft>) => {
    setDraft({ ...draft, ...changes });
    setFaults([]);
  };
  const { names, lacking } = seated(draft);
  const club = useClubChoice(draft.game, names, draft.day);
  const reason = (at: string) => {
    const fault = faults.find((candidate) => candidate.at === at || candidate.at.endsWith(`.${at}`));
    return fault && sayFault(rules.games[draft.game], rules.common, fault, (seat) => names[seat] ?? "");
  };
  const absent = (club.players ?? known).filter((name) => !names.includes(name));
  const changed = Object.keys(draft.options).length;
  const wrong = askedOf(draft).length > 0;
  const { editions } = GAMES[draft.game];
  const written = draft.names.flatMap((name, place) => (name.trim() === "" ? [] : [place]));

  /** Each draws a card, as around the table (D35). */
  function drawCards() {
    const game = GAMES[draft.game];
    const { cards, dealer } = drawDealer(game, names.length, Math.random);
    change({ dealer: written[dealer] ?? 0 });
    setDrawn(
      t.drawn(
        cards.map((card, seat) => `${names[seat]} ${m.cards.name(game.deck.id, card)}`),
        names[dealer] as string,
      ),
    );
  }

  async function start() {
    const phone = thisPhone();
    const seated = await club.sit();
    if (!seated.ok) return;
    const id = phone.makeId();
    const result = await phone.open(id).save(open(openingOf(draft, localDay(new Date()))), ...seated.changes);
    if (result.ok) {
      void askToPersist();
      location.assign(`/${lang}/${draft.day === null ? "sheet" : "paper"}?s=${id}`);
    } else if (result.code === "refused") setFaults(result.faults);
    else setTrouble(result.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
  }

  return (
    <main inert={!ready} className="mx-auto flex min-h-dvh max-w-[720px] flex-col">
      <TopBar
        left={
          <a className="inline-flex min-h-11 items-center font-sans text-quiet font-medium" href={`/${lang}`}>
            {t.back}
          </a>
        }
      />
      <h1 className="edge double-rule pb-2 text-title">{t.title}</h1>
      {Object.keys(GAMES).length > 1 && (
        <ChoiceRow
          label={t.game}
          labelAbove
          layout="flow"
          choices={Object.values(GAMES).map((game) => ({ value: game.name, label: rules.names[game.name] }))}
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
      {editions.length > 1 && (
        <ChoiceRow
          label={t.edition}
          labelAbove
          layout="flow"
          choices={editions.map(({ id }) => ({ value: id, label: rules.games[draft.game].editions[id] }))}
          value={draft.edition}
          onChange={(edition) => change({ edition, options: ownOptions({ ...draft, edition }) })}
        />
      )}
      {club.choice}
      <NamesList draft={draft} change={change} reason={reason} known={absent} />
      {club.seats}
      <div className="edge flex items-center justify-between">
        <QuietButton onClick={() => setDraft(shuffled(draft, Math.random))}>{t.draw}</QuietButton>
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
      <ChoiceRow
        label={t.end}
        labelAbove
        layout="flow"
        className="border-rule border-t"
        choices={endsOf(draft.game).map((end) => ({
          value: end,
          label: end === "none" && endsItself(draft.game) ? t.endsItself : t.ends[end],
        }))}
        value={draft.end}
        onChange={(end) => change({ end })}
      />
      {draft.end !== "none" && (
        <div className="edge flex min-h-11 items-center justify-between gap-4">
          <label className="label" htmlFor="end">
            {draft.end === "target" ? t.target : t.hour}
          </label>
          {draft.end === "target" ? (
            <input
              id="end"
              className="min-h-11 w-28 border-rule2 border-b bg-transparent text-right text-choice"
              inputMode="numeric"
              maxLength={6}
              value={draft.target}
              onChange={(event) => change({ target: event.target.value.replace(/\D/g, "") })}
            />
          ) : (
            <input
              id="end"
              className="min-h-11 border-rule2 border-b bg-transparent text-right text-choice"
              type="time"
              value={draft.hour}
              onChange={(event) => change({ hour: event.target.value })}
            />
          )}
        </div>
      )}
      <EveningDay draft={draft} change={change} />
      {(reason("target") ?? reason("until")) && (
        <p className="edge text-reason text-neg">{reason("target") ?? reason("until")}</p>
      )}
      <FoldRow
        label={t.table}
        holds={wrong ? <span className="text-neg">{t.wrong}</span> : changed > 0 ? t.changed(changed) : t.usual}
        open={showRules}
        onToggle={() => setShowRules(!showRules)}
      >
        <TableRules draft={draft} players={names.length} change={change} />
      </FoldRow>
      <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
        {faults.length > 0 && !reason("target") && !reason("until") && !faults.some(({ at }) => at.includes("names")) && (
          <p role="alert" className="pb-2 text-reason text-neg">
            {sayFault(rules.games[draft.game], rules.common, faults[0] as Fault, (seat) => names[seat] ?? "")}
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
