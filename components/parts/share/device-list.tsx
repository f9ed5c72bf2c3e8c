import { useCallback, useEffect, useState } from "react";
import { LineField } from "#components/parts/field/field";
import { submitting } from "#components/parts/form/submit";
import { useInTurn } from "#components/parts/form/use-in-turn";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import type { Sheet } from "#lib/sheet/sheet";
import type { SharedDevice } from "#lib/sync/sharing";
import type { Attempt } from "./use-sharing";

type Change = { name: string } | { revoked: boolean };

interface Props {
  attempt: Attempt;
  sheet?: Sheet | undefined;
  onLinkEnded: () => void;
}

/** Every phone that may come in, when it was last seen, and the way to shut it out. */
export function DeviceList({ attempt, sheet, onLinkEnded }: Props) {
  const t = useWordsOf("share");
  const [devices, setDevices] = useState<readonly SharedDevice[]>();
  const read = useCallback(() => attempt((sharing) => sharing.devices()).then((list) => list && setDevices(list)), [attempt]);
  useEffect(() => void read(), [read]);
  const change = (id: string) => async (wanted: Change) => {
    await attempt((sharing) => sharing.change(id, wanted));
    await read();
  };
  const end = async (link: string, withDevices: boolean) => {
    await attempt((sharing) => (withDevices ? sharing.endAll(link) : sharing.end(link)));
    onLinkEnded();
    await read();
  };
  return (
    <section aria-label={t.devices} aria-busy={!devices}>
      <h3 className="edge pt-6 pb-1 text-choice">{t.devices}</h3>
      <ul className="min-h-[53px]">
        {devices?.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            player={sheet?.names[sheet.seated.get(device.id) ?? -1]}
            onChange={change(device.id)}
            others={devices.filter((one) => one.link !== null && one.link === device.link && !one.self && !one.revokedAt).length}
            onEnd={end}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  device: SharedDevice;
  /** Who plays with it, if it says so. */
  player: string | undefined;
  onChange: (change: Change) => Promise<void>;
  /** How many other devices came by the same link and are not shut out. */
  others: number;
  onEnd: (link: string, withDevices: boolean) => Promise<void>;
}

function DeviceLine({ device, player, onChange, others, onEnd }: LineProps) {
  const { m, t } = useWordsAnd("share");
  const [naming, setNaming] = useState(false);
  const { tap, waits } = useInTurn(() => onChange({ revoked: revokedAt === null }).then(() => true));
  const { id, role, name, lastSeenAt, revokedAt, link, self } = device;
  const called =
    name ?? (self ? t.alike.said.thisDevice : player ? t.alike.said.playersDevice(player) : t.alike.said.phone(id.slice(-4)));
  return (
    <li aria-label={called} className="edge border-rule border-t py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 flex-1 basis-36 wrap-anywhere">
          <span className={`text-choice ${revokedAt ? "text-ink2 line-through decoration-1" : ""}`}>{called}</span>{" "}
          <span className="label">{revokedAt ? t.out : `${t.is[role]}, ${t.seen(m.calendar.moment(new Date(lastSeenAt)))}`}</span>
        </p>
        <span className="ml-auto flex shrink-0 gap-4">
          <QuietButton aria-expanded={naming} onClick={() => setNaming(!naming)}>
            {t.rename}
          </QuietButton>
          {!self && (
            <QuietButton aria-disabled={waits(id)} onClick={() => tap(id)}>
              {revokedAt ? t.restore : t.alike.press.remove}
              {waits(id) && "…"}
            </QuietButton>
          )}
        </span>
      </div>
      {revokedAt && link && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="label min-w-0 basis-full">{t.cameBy}</span>
          <QuietButton onClick={() => void onEnd(link, false)}>{t.endLink}</QuietButton>
          {others > 0 && <LongButton label={t.endAll(others)} onClick={() => void onEnd(link, true)} />}
        </p>
      )}
      {naming && <Naming name={name ?? ""} onName={(next) => onChange({ name: next }).then(() => setNaming(false))} />}
    </li>
  );
}

/** A button as wide as its text, over several lines if needed. */
const LongButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <QuietButton className="shrink text-left whitespace-normal" onClick={onClick}>
    {label}
  </QuietButton>
);

function Naming({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useWordsOf("share");
  const [typed, setTyped] = useState(name);
  return (
    <form className="flex items-end gap-4 pb-2" onSubmit={submitting(() => typed.trim() && onName(typed))}>
      <LineField label={t.name} className="flex-1" maxLength={NAME_LENGTH} value={typed} onText={setTyped} />
      <QuietButton type="submit" accent>
        {t.alike.press.save}
      </QuietButton>
    </form>
  );
}
