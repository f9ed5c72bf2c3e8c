import { useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { QuietButton } from "#components/parts/press/buttons";
import { GivePicture } from "#components/parts/print/picture-page";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/season/names/name-in";
import type { Standing } from "#lib/season/standings/standings";
import { eveningAddress, playerAddress, type Where } from "#lib/shown/addresses/addresses";
import { counted, decimalsIn, fullDay } from "#lib/shown/season/say-number";
import { StandingsPicture } from "./standings-picture";
import { Page, type SubPageProps } from "./sub-page";

/** The size of a name and its figure, to be read from a projector. */
const FIRST = "text-[min(2.5rem,12.5vw)]/12 wide:text-[5rem]/24 wall:text-[6.5rem]/30";
const OTHERS = "text-[min(1.75rem,11vw)]/10 wide:text-[3rem]/16 wall:text-[4rem]/20";

/** The season as it ends: made to be projected, and to be given as a picture. */
export function HonoursPage({ view, where, onBack }: SubPageProps) {
  const { lang, t: words } = useWordsAnd("season");
  const t = useWordsOf("annals");
  const [picture, setPicture] = useState(false);
  const { season, standings } = view;
  const say = (value: number) => counted(value, season.counting.by, lang, decimalsIn(standings));
  const ranked = standings.filter(({ rank }) => rank !== null);
  const podium = ranked.filter(({ rank }) => (rank ?? 4) <= 3);
  const rest = standings.filter((one) => !podium.includes(one));
  return (
    <Page
      view={view}
      title={season.ended ? t.alike.pages.honours : t.soFar}
      onBack={onBack}
      right={<QuietButton onClick={() => setPicture(true)}>{t.picture}</QuietButton>}
    >
      {ranked.length === 0 && <p className="edge text-reason wide:px-14">{words.none}</p>}
      <ol className="edge wide:px-14">
        {podium.map((one) => (
          <PodiumLine key={one.player.id} standing={one} where={where} said={say(one.value)} />
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className="edge columns-1 gap-x-14 pt-4 wide:columns-3 wide:px-14 wall:columns-4">
          {rest.map((one) => (
            <RankedLine key={one.player.id} standing={one} where={where} said={say(one.value)} />
          ))}
        </ol>
      )}
      <Records view={view} where={where} />
      {season.ended?.review && <Review text={season.ended.review} />}
      {picture && (
        <GivePicture label={t.picture} name={t.pictureName} day={view.played.last ?? view.day} onClose={() => setPicture(false)}>
          <StandingsPicture view={view} />
        </GivePicture>
      )}
    </Page>
  );
}

/** The club's closing words on the season. */
function Review({ text }: { text: string }) {
  return (
    <section aria-label={useWordsOf("season").review} className="edge max-w-[720px] pt-6 wide:px-14">
      <p className="text-choice whitespace-pre-line wall:text-[1.5rem]/9">{text}</p>
    </section>
  );
}

interface LineProps {
  standing: Standing;
  where: Where;
  said: string;
}

/** Sizes for a projector, the first place largest. */
function PodiumLine({ standing: { player, rank, value }, where, said }: LineProps) {
  const size = rank === 1 ? FIRST : OTHERS;
  return (
    <li className="double-rule flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <a className="flex min-h-11 min-w-0 flex-nowrap items-baseline gap-4" href={playerAddress(where, player.id)}>
        <span className="label min-w-5 shrink-0 text-[1.75rem] wall:min-w-7">{rank}</span>
        <bdi className={`min-w-0 wrap-anywhere ${size}`}>{player.name}</bdi>
      </a>
      <span className={`ml-auto ${size} ${value < 0 ? "text-neg" : ""}`}>{said}</span>
    </li>
  );
}

/** Somebody after the podium. */
function RankedLine({ standing: { player, rank, value }, where, said }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 break-inside-avoid border-rule border-b">
      <a className="flex min-w-0 flex-nowrap items-baseline gap-4 py-[11px] wall:py-1" href={playerAddress(where, player.id)}>
        <span className="label min-w-5 shrink-0 wall:min-w-7 wall:text-[1.25rem]">{rank ?? "–"}</span>
        <bdi className="min-w-0 text-choice wrap-anywhere wall:text-[1.5rem]/9">{player.name}</bdi>
      </a>
      <span className={`text-figure wall:text-[1.5rem]/9 ${value < 0 ? "text-neg" : ""}`}>{said}</span>
    </li>
  );
}

function Records({ view, where }: Pick<SubPageProps, "view" | "where">) {
  const { lang, t } = useWordsAnd("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-label={t.records} className="edge pt-8 wide:px-14">
      <h2 className="text-sentence wall:text-[2rem]/12">{t.records}</h2>
      <ul className="gap-x-14 wide:columns-2 wall:columns-3">
        {records.map(({ kind, player, value, evening, day, to }) => (
          <li key={kind} className="break-inside-avoid border-rule border-b">
            <a
              className="flex min-h-11 items-baseline justify-between gap-4 py-1.5"
              href={eveningAddress(where, (to ?? { evening }).evening)}
            >
              <span>
                <span className="block text-choice wall:text-[1.5rem]/8">{t.record[kind]}</span>
                <span className="label wall:text-[1.25rem]/7">
                  {nameIn(view, player)}, {fullDay((to ?? { day }).day, lang)}
                </span>
              </span>
              <span className="text-figure wall:text-[1.5rem]/8">
                {kind.endsWith("-streak") ? value : <Figure value={value} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
