import { useEffect, useState } from "react";
import { Qr } from "#components/parts/share/qr";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Hall } from "#lib/hall/hall";
import { tablesOf } from "#lib/hall/next-seating";
import { shownNumber } from "#lib/hall/teams";
import { type OpenLink, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";
import { membersSaid } from "./entries-part";
import { cardClass, Head } from "./print-head";
import { useLines } from "./use-lines";

/** The code opens the hall on that table's page: whoever scans it at the table writes its sheet. */
export function TableCards({ hall }: { hall: Hall }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const [links, setLinks] = useState<{ player: OpenLink; viewer: OpenLink }>();
  useEffect(() => {
    const sharing = sharingOf(thisPhone(), hall.id);
    sharing
      .link("player")
      .then(async (player) => setLinks({ player, viewer: await sharing.link("viewer") }))
      .catch(() => {});
  }, [hall.id]);
  const address = ({ token, reach }: OpenLink, query = "") => `${reach ?? location.origin}/${lang}/join${query}#${token}`;
  return (
    <div className="grid grid-cols-2 gap-4">
      {links && (
        <div className={cardClass}>
          <Head hall={hall} />
          <p className="text-title">{t.follow}</p>
          <Qr text={address(links.viewer)} label={t.followWay} />
          <p className="label pt-2">{t.scanMine}</p>
        </div>
      )}
      {Array.from({ length: tablesOf(hall) }, (_, i) => i + 1).map((table) => (
        <div key={table} className={cardClass} data-table={table}>
          <Head hall={hall} />
          <p className="text-title">{t.tableOf(table)}</p>
          {links && (
            <a href={address(links.player, `?t=${table}`)} aria-label={t.tableOf(table)}>
              <Qr text={address(links.player, `?t=${table}`)} label={t.tableOf(table)} />
            </a>
          )}
          <p className="label pt-2">{t.scanTable}</p>
        </div>
      ))}
    </div>
  );
}

export function EntryCards({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  return (
    <div className="grid grid-cols-2 gap-3">
      {hall.numbers.flatMap(({ number, holders }) => {
        const holder = holders.at(-1);
        if (!holder) return [];
        return (
          <div key={number} className={cardClass}>
            <Head hall={hall} />
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-title">{holder.name}</span>
              <span className="text-title">{shownNumber(hall, number)}</span>
            </p>
            <p className="label">
              {[
                holder.licence ? t.licence(holder.licence) : "",
                holder.series ? t.series(holder.series) : "",
                t.seatOf(Math.floor((number - 1) / 4) + 1, lines[(number - 1) % 4] as string),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
            {holder.members && <p className="label">{membersSaid(holder, t)}</p>}
          </div>
        );
      })}
    </div>
  );
}
