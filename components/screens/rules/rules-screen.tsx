"use client";
import { Suspense, useEffect, useRef, useState } from "react";
import { useAddress } from "#components/parts/door/address";
import { readHash, useFollowedHash } from "#components/parts/door/hash";
import { LineField } from "#components/parts/field/field";
import { useSheet } from "#components/parts/live/use-sheet";
import { Column } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietLink } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useDisputes } from "#components/parts/words/game-words";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { ARTICLES, type RuleId, SOURCES } from "#lib/rules/articles";
import type { Game } from "#lib/rules/game";
import { editionOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { GAME_NAMES, type GameName, gameNameIn, type OptionSpec, type OptionValue, type Rules } from "#lib/rules/rules";
import { sayOption } from "#lib/rules/words/words";
import { askedIn, holdsAll, type Sought } from "#lib/shown/rules/asked";
import { dealsOfOneDealer } from "#lib/shown/rules/game-tables";
import { isOnPageOf } from "#lib/shown/rules/owner";
import { ruleCited, ruleLabel, TEXTS } from "#lib/shown/rules/rule-label";
import { AttackTables } from "./attack-tables";
import { DeckTable, SeriesTable } from "./deck-table";
import { Disputes } from "./disputes";

warmWords("rules", "articles", "disputes", "options");

/** A game's tables and rulings, rendered from the rules themselves, so that both always agree. */
export function RulesScreen() {
  const { rules: words, t } = useWordsAnd("rules");
  const rules = useSheet()?.sheet?.rules;
  const inAddress = useAddress("g");
  const [chosen, setChosen] = useState<GameName | null>(null);
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  // Takes over what was typed before the page's code ran.
  useEffect(() => setQuery(search.current?.value ?? ""), []);
  const name = chosen ?? gameNameIn(inAddress) ?? GAME_NAMES[0];
  const asked = askedIn(query, t.also);
  return (
    <Column className="pb-10">
      <TopBar left={<BackLink />} />
      <h1 className="edge pb-2 text-title">{t.alike.pages.rules}</h1>
      <OneOf
        label={t.alike.heads.game}
        hideLabel
        layout="flow"
        className="double-rule pb-1"
        of={GAME_NAMES}
        say={words.names}
        value={name}
        onChange={setChosen}
      />
      <LineField label={t.search} className="edge block pt-2" ref={search} type="search" value={query} onText={setQuery} />
      {/* The address may ask for another game than the first: until it is read, none is shown. */}
      <div key={name} className={inAddress === null ? "invisible in-data-blank:visible" : ""}>
        <Suspense>
          <Disputes game={name} asked={asked} />
          {asked.length === 0 && <GameTables game={GAMES[name]} table={rules?.game === name ? rules : undefined} />}
          <Articles name={name} asked={asked} onPoint={() => setQuery("")} />
        </Suspense>
      </div>
    </Column>
  );
}

/** Back to the page before; home if this page was opened first. */
function BackLink() {
  const { lang } = useWords();
  return (
    <QuietLink
      href={`/${lang}`}
      onClick={(event) => {
        if (history.length < 2) return;
        event.preventDefault();
        history.back();
      }}
    >
      {useWordsOf("rules").back}
    </QuietLink>
  );
}

/** `table`: the rules of the sheet that linked here. */
function GameTables({ game, table }: { game: Game; table: Rules | undefined }) {
  const t = useWordsOf("rules");
  const usual = editionOf(game, game.usual).values;
  const isOwn = ({ id }: OptionSpec) => table !== undefined && JSON.stringify(table.options[id]) !== JSON.stringify(usual[id]);
  return (
    <>
      <DeckTable game={game} />
      <h2 className="edge pt-6 pb-1 text-[1.3125rem]/[1.875rem]">{t.cards}</h2>
      {dealsOfOneDealer(game, itemAt(game.players, 0)).length > 1 ? <SeriesTable game={game} /> : <CardsTable game={game} />}
      <AttackTables game={game} />
      <h2 className="edge pt-6 pb-1 text-[1.3125rem]/[1.875rem]">{t.options}</h2>
      <ul>
        {firstThose(game.options, isOwn).map((spec) => (
          <OptionRow
            key={spec.id}
            game={game}
            spec={spec}
            usual={itemAt(usual, spec.id)}
            own={isOwn(spec) ? table?.options[spec.id] : undefined}
          />
        ))}
      </ul>
    </>
  );
}

const firstThose = <T,>(all: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

interface OptionProps {
  game: Game;
  spec: OptionSpec;
  usual: OptionValue;
  /** The table's own value, if it is not the usual one. */
  own: OptionValue | undefined;
}

/** An option: the table's value, the usual one, and the others. */
function OptionRow({ game, spec, usual, own }: OptionProps) {
  const { m, t } = useWordsAnd("rules");
  const options = useWordsOf("options")[game.name];
  const others = (spec.values ?? []).filter((value) => value !== usual && value !== own);
  const said = t.byDefault(
    isLong(usual) ? t.above : sayOption(options, spec, usual),
    others.map((value) => sayOption(options, spec, value)),
  );
  return (
    <li className="edge border-rule border-b py-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-choice">{options[spec.id]?.label}</span>
        <span className="shrink-0 font-sans text-hint text-ink2">{ruleLabel(spec.rule, m.rule)}</span>
      </p>
      <p className="text-prose">{options[spec.id]?.effect}</p>
      {own !== undefined && (
        <p className="text-prose font-semibold">{t.here(isLong(own) ? null : sayOption(options, spec, own))}</p>
      )}
      <p className="label">{said}</p>
    </li>
  );
}

/** Too long for a line: shown as a table. */
const isLong = (value: OptionValue | undefined): boolean => typeof value === "object" && Object.keys(value).length > 12;

function CardsTable({ game }: { game: Game }) {
  const { m } = useWords();
  return (
    <table className="mx-(--margin) border-separate border-spacing-0">
      <tbody>
        {game.players.map((players) => {
          const [turn] = dealsOfOneDealer(game, players);
          return (
            <tr key={players}>
              <th scope="row" className="border-rule border-b py-2 pr-8 max-large:pr-3 text-left font-normal">
                {m.sheet.at(players)}
              </th>
              <td className="border-rule border-b py-2 pr-8 max-large:pr-3 text-right text-figure">{turn?.cards}</td>
              <td className="border-rule border-b py-2 text-right text-figure text-ink2">{turn?.aside}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ArticlesProps {
  name: GameName;
  /** The words looked for. */
  asked: Sought;
  /** Called if the address points at a rule: the search must not hide it. */
  onPoint: () => void;
}

/** Every article and ruling of the game, or those that have every word asked for. */
function Articles({ name, asked, onPoint }: ArticlesProps) {
  const { m, t } = useWordsAnd("rules");
  const words = useWordsOf("articles");
  const disputes = useDisputes()[name];
  const pointed = usePointed(onPoint);
  // Ids are searched too: they name the subject in a word ("fft-fournir").
  const found = (Object.keys(ARTICLES) as RuleId[]).filter(
    (rule) => isOnPageOf(GAMES[name], disputes, rule) && holdsAll(`${rule} ${ruleCited(rule, m.rule)} ${words[rule]}`, asked),
  );
  return (
    <>
      <h2 className="edge pt-6 pb-1 text-[1.3125rem]/[1.875rem]">{t.articles}</h2>
      <p role="status" className="edge label">
        {asked.length === 0 ? "" : found.length === 0 ? t.none : t.found(found.length)}
      </p>
      <ul className="edge label pb-2">
        {TEXTS.filter((source) => found.some((rule) => ARTICLES[rule].source === source)).map((source) => (
          <li key={source}>{t.source(m.rule.texts[source], SOURCES[source])}</li>
        ))}
      </ul>
      <dl>
        {found.map((rule) => (
          <div
            key={rule}
            id={rule}
            className={`edge scroll-mt-14 border-rule border-b py-3 ${rule === pointed ? "bg-leaf" : ""}`}
          >
            <dt className="font-sans text-hint text-ink2">{ruleCited(rule, m.rule)}</dt>
            <dd className="text-prose">{words[rule]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The rule that the address points at (`#fft-couper`), brought into view once its words are there. */
function usePointed(onPoint: () => void): string {
  const [pointed, setPointed] = useState("");
  useFollowedHash((hash) => {
    const rule = readHash(hash);
    if (!Object.hasOwn(ARTICLES, rule)) return;
    onPoint();
    setPointed(rule);
  });
  useEffect(() => {
    if (pointed !== "") document.getElementById(pointed)?.scrollIntoView({ block: "start" });
  }, [pointed]);
  return pointed;
}
