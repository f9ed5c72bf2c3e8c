"use client";
import { Suspense } from "react";
import { apart, later } from "#components/parts/broken/later";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, Cover, DoorPage, DoorState, useDoor } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { Foot, useTitle } from "#components/parts/page/page";
import { QuietLink } from "#components/parts/press/buttons";
import { PrimaryLink } from "#components/parts/press/links";
import { useGames } from "#components/parts/words/game-words";
import { useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import type { SeasonView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";
import { clubAddress, type InSeason, SUB_PAGES, type Where, whereOf } from "#lib/shown/addresses/addresses";
import { dayOf } from "#lib/shown/season/say-number";
import { sayPlayed } from "#lib/shown/season/say-standing";
import { doorOf } from "#lib/sync/doors";
import { PlayedSeason } from "./played-season";

warmWords("door", "season");

/** The grid, the matrices, the palmarès. */
const SeasonSubPage = later(() => import("./season-pages").then((module) => module.SeasonSubPage));
/** Not needed before the page has been read. */
const Adjustments = apart(() => import("./adjustments").then((module) => module.Adjustments));

/** A season: who leads and by which count, how it came, and everything it is made of. */
export function SeasonScreen() {
  const { lang, t } = useWordsAnd("door");
  const [club, season] = [useAddress("c"), useAddress("s")];
  const at = useDoor(club && season ? doorOf.season(club, season) : null);
  const back = { href: club ? clubAddress(lang, club) : `/${lang}`, label: club ? t.alike.back.club : t.alike.back.sheets };
  return (
    <DoorPage at={at} asks={[club, season]} back={back}>
      {(view) => <SeasonPage view={view} where={whereOf(lang, view)} at={at} />}
    </DoorPage>
  );
}

function SeasonPage({ view, where, at }: InSeason & { at: AtDoor<SeasonView> }) {
  const { opening } = useWordsOf("door");
  const t = useWordsOf("season");
  useGames(view.season.counting.games);
  useTitle(`${view.club.name}, ${view.season.name}`);
  const [hash, go] = useHash();
  const sub = SUB_PAGES.find((page) => page === hash);
  const played = view.evenings.length > 0;
  if (sub)
    return (
      <Suspense fallback={<Cover text={opening} />}>
        <SeasonSubPage page={sub} view={view} where={where} onBack={() => go("")} />
      </Suspense>
    );
  return (
    <main className="mx-auto flex min-h-dvh max-w-[1440px] flex-col wall:max-w-none wide:pb-10">
      {played && <SkipLinks />}
      <SeasonHead view={view} where={where} />
      <DoorState at={at} />
      {played ? (
        <PlayedSeason view={view} where={where} />
      ) : (
        <>
          <p className="edge max-w-[720px] pt-6 text-reason">{t.none}</p>
          {view.adjustments.length > 0 && (
            <div className="max-w-[720px] wide:px-14">
              <Adjustments view={view} where={where} />
            </div>
          )}
        </>
      )}
      <Foot className="print:hidden wide:hidden">{canPlay(view) && <NewSheet where={where} className="w-full" />}</Foot>
    </main>
  );
}

const SECTIONS = { standings: "#classement", curve: "#courbe", tables: "#tableaux" };

/** Links that skip the figures, each of which is a tab stop; visible only with the keyboard's focus. */
function SkipLinks() {
  const { skip } = useWordsOf("season");
  return (
    <nav aria-label={skip.title} className="sr-only focus-within:not-sr-only print:hidden">
      {(["standings", "curve", "tables"] as const).map((part) => (
        <QuietLink key={part} href={SECTIONS[part]} className="px-4">
          {skip[part]}
        </QuietLink>
      ))}
    </nav>
  );
}

/** A sheet may be opened into a season that has not ended, by phones that may note. */
const canPlay = ({ role, season }: SeasonView): boolean => isAtLeast(role, "player") && !season.ended;

function NewSheet({ where, className = "" }: { where: Where; className?: string }) {
  const t = useWordsOf("season");
  return (
    <PrimaryLink className={`px-6 ${className}`} href={`/${where.lang}/new?c=${where.club}&season=${where.season}`}>
      {t.alike.pages.newSheet}
    </PrimaryLink>
  );
}

function SeasonHead({ view, where }: InSeason) {
  const { lang, t } = useWordsAnd("season");
  const { season, club } = view;
  const print = <QuietLink href={`/${lang}/print?c=${where.club}&s=${where.season}`}>{t.alike.press.print}</QuietLink>;
  const settings = view.role === "owner" && (
    <QuietLink href={clubAddress(where.lang, where.club, `#saison:${season.id}`)}>{t.alike.press.settings}</QuietLink>
  );
  const back = <QuietLink href={clubAddress(where.lang, where.club)}>{useWordsOf("door").alike.back.club}</QuietLink>;
  return (
    <header>
      <nav className="edge flex min-h-(--bar) items-center justify-between gap-4 pt-[env(safe-area-inset-top)] wide:hidden print:hidden">
        {back}
        <span className="flex gap-x-6">
          {settings}
          {print}
        </span>
      </nav>
      <div className="edge wide:flex wide:items-end wide:pt-4 wide:justify-between wide:gap-10">
        <div className="min-w-0">
          <h1 className="text-title wrap-anywhere broad:text-spread">{club.name}</h1>
          <p className="label">{sayPlayed(view, t, lang)}</p>
          {season.ended && <p className="label">{t.ended(dayOf(season.ended.at, lang))}</p>}
        </div>
        <div className="hidden shrink-0 items-center gap-7 whitespace-nowrap wide:flex print:hidden">
          {back}
          <QuietLink href={`/${lang}`}>{t.nav.sheets}</QuietLink>
          <QuietLink href={`/${lang}/referee`}>{t.alike.pages.referee}</QuietLink>
          <QuietLink href={`/${lang}/rules`}>{t.alike.pages.rules}</QuietLink>
          {settings}
          {print}
          {canPlay(view) && <NewSheet where={where} />}
        </div>
      </div>
      {season.ended?.review && <Review text={season.ended.review} />}
    </header>
  );
}

/** The club's closing words on the season. */
function Review({ text }: { text: string }) {
  const t = useWordsOf("season");
  return (
    <section aria-label={t.review} className="edge max-w-[720px] pt-4">
      <h2 className="label">{t.review}</h2>
      <p className="text-choice whitespace-pre-line">{text}</p>
    </section>
  );
}
