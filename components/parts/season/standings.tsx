import { useRef } from "react";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useGameFacts } from "#components/parts/season/game-facts";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { USUAL_GAME } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club-event";
import type { Count } from "#lib/season/counting";
import type { Standing } from "#lib/season/standings";
import type { EveningLine, RoleRow, SeasonView } from "#lib/season/views";
import { COUNTED, eveningPlace, type Place, playerPlace } from "#lib/shown/season/places";
import { againIn, average, counted, decimalsIn, isAverage, shortDay } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import type { SeasonMessages } from "#messages/fr/season";
import type { Lang } from "#messages/words";
import { Cell, Head, NameCell } from "./cell";

interface Props {
  view: SeasonView;
  place: Place;
}

/** Who leads: one ledger across the spread, with each role beside it; on the phone the standings alone. */
export function Standings({ view, place }: Props) {
  return (
    <>
      <PhoneStandings view={view} place={place} />
      <WideStandings view={view} place={place} />
    </>
  );
}

/** The last evening's column. */
const lastDay = (view: SeasonView, last: EveningLine | undefined, lang: Lang): string =>
  last ? shortDay(last.day, lang) + againIn(view.evenings)(last.evening) : "";

const lastOf = ({ evenings }: SeasonView): EveningLine | undefined => evenings.find(({ counted }) => counted);
const pointsIn = (evening: EveningLine | undefined, player: PlayerId): number | undefined =>
  evening?.players.find((one) => one.player === player)?.points;

export const figureOf = ({ figures }: Standing, name: string): number => figures[name] ?? 0;
export const perDeal = (standing: Standing): number | null => {
  const deals = figureOf(standing, "deals");
  return deals === 0 ? null : figureOf(standing, "dealt") / deals;
};

function Rank({ standing, sameAsAbove }: { standing: Standing; sameAsAbove: boolean }) {
  if (standing.rank === null) return <Dash />;
  return <span className={sameAsAbove ? "italic" : ""}>{standing.rank}</span>;
}

const sharesRank = (standings: readonly Standing[], i: number): boolean =>
  standings[i]?.rank !== null && standings[i]?.rank === standings[i - 1]?.rank;

type Words = SeasonMessages;

/** Why somebody has no rank; undefined for everybody else. */
export const sayUnranked = ({ season }: Pick<SeasonView, "season">, standing: Standing, t: Words): string | undefined =>
  standing.why === "too-few-evenings"
    ? t.fewOf(figureOf(standing, "evenings"), season.counting.minEvenings)
    : standing.why === null
      ? undefined
      : t.why[standing.why];

function sayAttended(view: SeasonView, standing: Standing, t: Words): string {
  const attended = t.attended(figureOf(standing, "evenings"), figureOf(standing, "won"));
  if (standing.why === "guest") return `${t.why.guest}, ${attended}`;
  return sayUnranked(view, standing, t) ?? attended;
}

/** What of the value is no evening's: added by hand, or changed late; in words. */
export function addedTo(
  { season, late }: Pick<SeasonView, "season" | "late">,
  { adjusted, player }: Standing,
  t: Words,
): string[] {
  const { by } = season.counting;
  if (by === "wins" || adjusted === 0) return [];
  const changes = by === "places" ? [] : late.filter((one) => one.player === player.id);
  const since = changes.reduce((sum, { points }) => sum + points, 0);
  const say = t.added[isAverage(by) ? "average" : "sum"];
  const byHand = adjusted - since;
  return [
    ...(byHand === 0 ? [] : [say.byHand(numeral(byHand, "change"))]),
    ...(since === 0 ? [] : [say.late(numeral(since, "change"))]),
  ];
}

/** A value that moves while one looks holds an underline for a moment. */
function Value({ standing: { value }, by, decimals }: { standing: Standing; by: Count; decimals: number }) {
  const { lang } = useWords();
  const first = useRef(value);
  const moved = first.current !== value;
  return (
    <span key={value} className={`whitespace-nowrap ${value < 0 ? "text-neg" : ""} ${moved ? "fresh-figure" : ""}`}>
      {counted(value, by, lang, decimals)}
    </span>
  );
}

export function Average({ value }: { value: number | null }) {
  const { lang } = useWords();
  if (value === null) return <Dash />;
  const said = average(value, lang);
  return <span className={said.startsWith("−") ? "text-neg" : ""}>{said}</span>;
}

function PhoneStandings({ view, place }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const last = lastOf(view);
  const { by } = view.season.counting;
  const decimals = decimalsIn(view.standings);
  return (
    <table className="w-full border-separate border-spacing-0 broad:max-w-[720px] wide:hidden">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <tr>
          <Head left className="w-10 pl-4">
            <span className="sr-only">{t.rank}</span>
          </Head>
          <Head left>
            <span className="sr-only">{t.player}</span>
          </Head>
          <Head>{lastDay(view, last, lang)}</Head>
          {by !== "deal-average" && <Head className="pl-3">{t.perDeal}</Head>}
          <Head className="pr-4 pl-4">{t.value[by]}</Head>
        </tr>
      </thead>
      <tbody>
        {view.standings.map((standing, i) => {
          const { player } = standing;
          const { lately, points, value } = linksOf(place, last, player.id);
          return (
            <tr key={player.id}>
              <td className="border-rule border-b p-0 pl-4 text-contract text-ink2">
                <Rank standing={standing} sameAsAbove={sharesRank(view.standings, i)} />
              </td>
              <NameCell href={playerPlace(place, player.id)} className="h-[54px]">
                <bdi className="text-[1.1875rem]/[1.4rem]">{player.name}</bdi>
                <span className="font-sans text-state text-ink2">{sayAttended(view, standing, t)}</span>
                {addedTo(view, standing, t).map((said) => (
                  <span key={said} className="font-sans text-state text-ink2">
                    {said}
                  </span>
                ))}
              </NameCell>
              <Cell
                className="pl-3 text-figure"
                href={last && lately !== undefined ? eveningPlace(place, last.evening) : undefined}
              >
                {lately === undefined ? <Dash /> : <Figure value={lately} />}
              </Cell>
              {by !== "deal-average" && (
                <Cell className="pl-3 text-figure" href={points}>
                  <Average value={perDeal(standing)} />
                </Cell>
              )}
              <Cell className="pr-4 pl-4 text-[1.3125rem]" href={value}>
                <Value standing={standing} by={by} decimals={decimals} />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The roles that anybody had in this season, in the order of the table. Each for themselves is a role where there is no other. */
export function rolesIn(view: SeasonView): string[] {
  const found = new Set(view.tables.roles.map(({ role }) => (role === "alone" ? "taker" : role)));
  const camps = ["taker", "partner", "defence"].filter((role) => found.has(role));
  return camps.length > 0 ? camps : ["own"].filter((role) => found.has(role));
}

/** What the season's game calls its roles; the usual game's words where it has several. */
export function useRoles({ season: { counting } }: Pick<SeasonView, "season">): (role: string) => string {
  const say = useGameFacts();
  const { games } = counting;
  const game = games.find((name) => name === USUAL_GAME) ?? games[0] ?? USUAL_GAME;
  return (role) => say.role(game, role);
}

/** A player's sums in a role, the season's games together. Who takes without a partner takes all the same. */
export function inRole(rows: readonly RoleRow[], player: PlayerId, role: string) {
  const own = rows.filter((row) => row.player === player && (row.role === role || (role === "taker" && row.role === "alone")));
  const sum = (of: (row: RoleRow) => number) => own.reduce((total, row) => total + of(row), 0);
  const n = sum((row) => row.n);
  return { n, made: sum((row) => row.made), average: n === 0 ? null : sum((row) => row.points) / n };
}

function WideStandings({ view, place }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const last = lastOf(view);
  const { by } = view.season.counting;
  const decimals = decimalsIn(view.standings);
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  const columns = 2 + Number(by !== "total") + Number(by !== "deal-average") + 1 + Number(by !== "wins") + 1;
  return (
    <table className="hidden w-full border-separate border-spacing-0 text-[1.125rem] wide:table">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <tr>
          <GroupHead span={columns + 1}>{t.standings}</GroupHead>
          {roles.map((role) => (
            <GroupHead key={role} span={2} apart>
              {nameOf(role)}
            </GroupHead>
          ))}
        </tr>
        <tr>
          <Head left className="w-9">
            <span className="sr-only">{t.rank}</span>
          </Head>
          <Head left>
            <span className="sr-only">{t.player}</span>
          </Head>
          <Head>{t.value[by]}</Head>
          {by !== "total" && <Head className="pl-5">{t.points}</Head>}
          {by !== "deal-average" && <Head className="pl-5">{t.perDeal}</Head>}
          <Head className="pl-5">{t.evenings}</Head>
          {by !== "wins" && <Head className="pl-5">{t.won}</Head>}
          <Head className="pl-5">{lastDay(view, last, lang)}</Head>
          {roles.map((role) => (
            <RoleHeads key={role} role={role} />
          ))}
        </tr>
      </thead>
      <tbody>
        {view.standings.map((standing, i) => {
          const { player } = standing;
          const { lately, points, value } = linksOf(place, last, player.id);
          return (
            <tr key={player.id}>
              <td className="border-rule border-b p-0 text-label text-ink2">
                <Rank standing={standing} sameAsAbove={sharesRank(view.standings, i)} />
              </td>
              <NameCell href={playerPlace(place, player.id)}>
                <span className="pr-4">
                  <bdi>{player.name}</bdi>
                  <span className="label">
                    {" "}
                    {[sayUnranked(view, standing, t), ...addedTo(view, standing, t)].filter(Boolean).join(", ")}
                  </span>
                </span>
              </NameCell>
              <Cell href={value} className="text-[1.3125rem]">
                <Value standing={standing} by={by} decimals={decimals} />
              </Cell>
              {by !== "total" && (
                <Cell href={points} className="pl-5">
                  <Figure value={figureOf(standing, "points")} kind="total" />
                </Cell>
              )}
              {by !== "deal-average" && (
                <Cell href={points} className="pl-5">
                  <Average value={perDeal(standing)} />
                </Cell>
              )}
              <Cell href={points} className="pl-5">
                {figureOf(standing, "evenings")}
              </Cell>
              {by !== "wins" && (
                <Cell href={points} className="pl-5">
                  {figureOf(standing, "won")}
                </Cell>
              )}
              <Cell className="pl-5" href={last && lately !== undefined ? eveningPlace(place, last.evening) : undefined}>
                {lately === undefined ? <Dash /> : <Figure value={lately} />}
              </Cell>
              {roles.map((role) => (
                <RoleCells key={role} view={view} place={place} player={player.id} role={role} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function GroupHead({ span, apart, children }: { span: number; apart?: boolean; children: React.ReactNode }) {
  return (
    <th scope="colgroup" colSpan={span} className={`p-0 text-left font-normal ${apart ? "pl-10" : ""}`}>
      <span className="block border-rule2 border-b pb-2 text-[1.25rem]">{children}</span>
    </th>
  );
}

/** What somebody had of the last evening, and where two figures of a row open. */
const linksOf = (place: Place, last: Parameters<typeof pointsIn>[0], player: PlayerId) => ({
  lately: pointsIn(last, player),
  points: playerPlace(place, player, "points"),
  value: playerPlace(place, player, COUNTED),
});

function RoleHeads({ role }: { role: string }) {
  const t = useWordsOf("season");
  return (
    <>
      <Head className="pl-10">{role === "taker" || role === "own" ? t.made : t.deals}</Head>
      <Head className="pl-5">{t.perDeal}</Head>
    </>
  );
}

function RoleCells({ view, place, player, role }: Props & { player: PlayerId; role: string }) {
  const t = useWordsOf("season");
  const { n, made, average } = inRole(view.tables.roles, player, role);
  const href = n > 0 ? playerPlace(place, player, role) : undefined;
  return (
    <>
      <Cell href={href} className="pl-10">
        {n === 0 ? <Dash /> : role === "taker" || role === "own" ? t.outOf(made, n) : n}
      </Cell>
      <Cell href={href} className="pl-5">
        <Average value={average} />
      </Cell>
    </>
  );
}

/** The phone's second table: what the spread has beside the standings. */
export function RoleTable({ view, place }: Props) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  return (
    <table className="w-full border-separate border-spacing-0 text-figure broad:max-w-[720px]">
      <caption className="sr-only">{t.roleTitle}</caption>
      <thead>
        <tr>
          <Head left className="pl-4">
            <span className="sr-only">{t.player}</span>
          </Head>
          <Head>{t.made}</Head>
          {roles.map((role, i) => (
            <Head key={role} className={`pl-3 lowercase ${i === roles.length - 1 ? "pr-4" : ""}`}>
              {nameOf(role)}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.standings.map(({ player }) => {
          const first = roles[0] as string;
          const taken = inRole(view.tables.roles, player.id, first);
          return (
            <tr key={player.id}>
              <NameCell href={playerPlace(place, player.id)} className="pl-4">
                {player.name}
              </NameCell>
              <Cell href={taken.n > 0 ? playerPlace(place, player.id, first) : undefined} className="pl-3">
                {taken.n === 0 ? <Dash /> : t.outOf(taken.made, taken.n)}
              </Cell>
              {roles.map((role, i) => (
                <Cell
                  key={role}
                  className={`pl-3 ${i === roles.length - 1 ? "pr-4" : ""}`}
                  href={inRole(view.tables.roles, player.id, role).n > 0 ? playerPlace(place, player.id, role) : undefined}
                >
                  <Average value={inRole(view.tables.roles, player.id, role).average} />
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
