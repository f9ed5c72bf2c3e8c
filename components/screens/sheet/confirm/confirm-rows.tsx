// This folder: a deal confirmed by the other side.
import { useState } from "react";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { confirm } from "#lib/sheet/change";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { confirmingBy, stillConfirms } from "#lib/shown/sheet/confirming";
import { useDevice } from "../live/use-device";
import { useWho } from "../live/who";
import { SeatRow } from "./seat-row";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  deal: SheetDeal;
}

/** Who confirmed the deal and when; and, while it waits, the buttons to confirm it from this phone. */
export function ConfirmRows({ at, sheet, deal }: Props) {
  const { m, t } = useWordsAnd("confirm");
  const who = useWho(sheet);
  return (
    <>
      {deal.confirmations.map(({ event, version, person, device, at: when }) => (
        <p key={event} className="edge label pt-1">
          {t.confirmed(`${sheet.names[person]} (${who(device, "device")})`, m.calendar.moment(new Date(when)))}
          {!stillConfirms(deal, version) && `, ${t.before}`}
          {sheet.unsent.includes(event) && `, ${t.alike.said.notSent}`}
        </p>
      ))}
      {(awaitsConfirmation(sheet, deal) || isContested(deal)) && <Confirming at={at} sheet={sheet} deal={deal} />}
    </>
  );
}

function Confirming({ at, sheet, deal }: Props) {
  const t = useWordsOf("confirm");
  const own = useDevice();
  const asked = confirmingBy(sheet, deal, own, at);
  const waits = isContested(deal) ? t.ends : t.waits;
  if (asked === "waits") return <p className="edge label pt-1">{waits}</p>;
  if (asked === "own-camp") return <NotYours at={at} sheet={sheet} name={sheet.names[sheet.seated.get(own ?? "") ?? -1] ?? ""} />;
  return (
    <>
      <p className="edge label pt-1">{asked === "not-seated" ? t.sit : waits}</p>
      {asked === "not-seated" ? (
        <SeatRow at={at} sheet={sheet} />
      ) : (
        <div className="edge">
          <QuietButton accent onClick={() => void at.open.save(confirm(deal))}>
            {t.confirm(deal.number)}
          </QuietButton>
        </div>
      )}
    </>
  );
}

/** Corrects a name that was tapped by mistake, where it matters. */
function NotYours({ at, sheet, name }: Pick<Props, "at" | "sheet"> & { name: string }) {
  const t = useWordsOf("confirm");
  const [asks, setAsks] = useState(false);
  return (
    <>
      <p className="edge label pt-1">{t.notYours}</p>
      {asks ? (
        <SeatRow at={at} sheet={sheet} />
      ) : (
        <div className="edge">
          <QuietButton onClick={() => setAsks(true)}>{t.notMine(name)}</QuietButton>
        </div>
      )}
    </>
  );
}
