import { apart } from "#components/parts/broken/later";
import { useHash } from "#components/parts/door/hash";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { ClubView } from "#lib/season/views";
import { clubAddress } from "#lib/shown/addresses/addresses";
import type { Seen } from "#lib/sync/club";

const NewClub = apart(() => import("./new-club").then((module) => module.NewClub));

/** The clubs that this phone has seen, and how one is made. */
export function ClubList({ clubs }: { clubs: readonly Seen<ClubView>[] }) {
  const t = useWordsOf("home").clubs;
  const { lang } = useWords();
  const [hash, go] = useHash();
  return (
    <section aria-label={t.title} className="pt-4">
      <div className="edge flex items-end justify-between">
        <h2 className="label pb-1">{t.title}</h2>
        <QuietButton className="items-end pb-1" onClick={() => go("cercle")}>
          {t.make}
        </QuietButton>
      </div>
      <ul className={clubs.length > 0 ? "border-rule border-t" : ""}>
        {clubs.map(({ view: { club } }) => (
          <li key={club.id} className="border-rule border-b">
            <a href={clubAddress(lang, club.id)} className="edge flex min-h-[58px] flex-col justify-center py-2">
              <span className="block text-choice">{club.name}</span>
              <span className="label block text-[0.875rem]/5">
                {t.summary(club.players.filter(({ into, left }) => into === null && !left).length, club.seasons.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {hash === "cercle" && <NewClub onClose={() => go("")} />}
    </section>
  );
}
