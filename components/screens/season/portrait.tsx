import type { ReactNode } from "react";
import { useDoor } from "#components/parts/door/door";
import { useGameFacts } from "#components/parts/season/game-facts";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/season/names/name-in";
import type { PlayerView } from "#lib/season/views";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { DUEL } from "#lib/shown/season/duel";
import { bestPartner, contractsAgainst, formOf, histogramOf, nemesisOf } from "#lib/shown/season/portrait";
import { average, counted, isAverage, measure } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { doorOf } from "#lib/sync/doors";
import { Bars } from "./bars";
import { FigureLines, FigureLink } from "./figure-link";

type Props = InSeason<PlayerView>;

/** Somebody's season in a few sentences and two small drawings, each opening what it is made of. */
export function Portrait({ view, where }: Props) {
  const { lang, t } = useWordsAnd("portrait");
  const { tables, player } = view;
  const partner = bestPartner(tables.partners, player.id);
  const nemesis = nemesisOf(tables.met);
  return (
    <section aria-label={t.title} className="pt-2">
      <div className="edge">
        <NextOne view={view} where={where} />
        {partner && (
          <Sentence href={`#with.${partner.partner}`}>
            {t.partner(nameIn(view, partner.partner), partner.made, partner.n, numeral(partner.points, "change", lang))}
          </Sentence>
        )}
        {nemesis && (
          <Sentence href={`#${DUEL}${nemesis.other}`}>
            {t.nemesis(nameIn(view, nemesis.other), nemesis.ahead, nemesis.n)}
          </Sentence>
        )}
      </div>
      <Form view={view} />
      <Histogram view={view} />
      <Contracts view={view} />
    </section>
  );
}

/** A sentence that links to its figures. */
const Sentence = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="block min-h-11 py-2 text-choice underline decoration-rule2 underline-offset-4" href={href}>
    {children}
  </a>
);

/** What is missing to overtake the next player. */
function NextOne({ view, where }: Props) {
  const { lang, t } = useWordsAnd("portrait");
  const { next, season, decimals } = view;
  if (!next) return null;
  const { by } = season.counting;
  const gap = isAverage(by) ? measure(next.gap, lang, decimals) : counted(next.gap, by, lang, decimals);
  const name = nameIn(view, next.player);
  return <Sentence href={playerAddress(where, next.player)}>{next.gap === 0 ? t.level(name) : t.next[by](name, gap)}</Sentence>;
}

/** A bar an evening, the newest at the right; above the line what was won. */
function Form({ view }: Pick<Props, "view">) {
  const { lang, t } = useWordsAnd("portrait");
  const form = formOf(view.evenings);
  if (!form) return null;
  const { evenings, mean, whole } = form;
  return (
    <figure className="edge pt-4">
      <figcaption>
        <span className="block text-sentence">{t.form(evenings.length)}</span>
        <span className="label">{t.formNote(average(mean, lang), average(whole, lang))}</span>
      </figcaption>
      <Bars evenings={evenings} />
    </figure>
  );
}

/** How many evenings came to how much. */
function Histogram({ view }: Pick<Props, "view">) {
  const { lang, t } = useWordsAnd("portrait");
  const bins = histogramOf(view.evenings);
  if (!bins) return null;
  const most = Math.max(...bins.map(({ n }) => n));
  return (
    <figure className="edge pt-5">
      <figcaption className="text-sentence">{t.histogram}</figcaption>
      <ul className="max-w-[480px] pt-1">
        {bins.map(({ from, to, n }) => (
          <li key={from} className="flex min-h-6 items-center gap-3">
            <span className={`w-28 shrink-0 text-right text-contract whitespace-nowrap ${from < 0 ? "text-neg" : ""}`}>
              {t.between(numeral(from, "total", lang), numeral(to, "total", lang))}
            </span>
            <span
              aria-hidden
              className={n === 0 ? "" : `h-3 border-2 ${from < 0 ? "border-neg" : "border-ink bg-ink"}`}
              style={{ width: `${(n / most) * 55}%` }}
            />
            <span className="label">
              {n}
              <span className="sr-only"> {t.evenings}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Contracts made out of tried, beside the average of the others. */
function Contracts({ view }: Pick<Props, "view">) {
  const t = useWordsOf("portrait");
  const say = useGameFacts();
  const rows = contractsAgainst(view);
  if (rows.length === 0) return null;
  const percent = (made: number, n: number) => Math.round((100 * made) / n);
  return (
    <FigureLines title={t.contracts}>
      {rows.map(({ game, contract, n, made, clubN, clubMade }) => (
        <FigureLink
          key={`${game} ${contract}`}
          href={`#contract.${contract}`}
          label={say.contract(game, contract)}
          look="text-choice first-letter:uppercase"
          figureLook="text-contract"
        >
          {t.against(percent(made, n), n, percent(clubMade, clubN), clubN)}
        </FigureLink>
      ))}
    </FigureLines>
  );
}

/** Every season this player played in the club, loaded apart: last on the page, where it moves nothing. */
export function Career({ view, where }: Props) {
  const { lang, t } = useWordsAnd("portrait");
  const { attended } = useWordsOf("season");
  const at = useDoor(doorOf.career(where.club, where.season, view.player.id));
  const seasons = at.seen?.view.seasons ?? [];
  if (seasons.length < 2) return null;
  return (
    <FigureLines title={t.career}>
      {seasons.map(({ season, name, by, rank, of, value, decimals, evenings, won }) => (
        <FigureLink
          key={season}
          href={playerAddress({ ...where, season }, view.player.id)}
          label={<bdi>{name}</bdi>}
          note={attended(evenings, won)}
        >
          <span className={`block ${value < 0 ? "text-neg" : ""}`}>{counted(value, by, lang, decimals)}</span>
          <span className="label">{rank === null ? t.unranked : t.rank(rank, of)}</span>
        </FigureLink>
      ))}
    </FigureLines>
  );
}
