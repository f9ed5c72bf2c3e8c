import type { ReactNode } from "react";

export function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="whole pb-[1.6em]">
      <h2 className="pb-[0.3em] text-[1.2em]">{title}</h2>
      {children}
      {note && <p className="small pt-[0.4em] italic">{note}</p>}
    </section>
  );
}

interface LinesProps {
  title: string;
  note?: string | undefined;
  lines: readonly { key: string; said: ReactNode; more: ReactNode; value: ReactNode }[];
}

/** Names and figures, a line each; nothing where there is none. */
export const LinesPart = ({ title, note, lines }: LinesProps) =>
  lines.length > 0 && (
    <Part title={title} note={note}>
      <table className="border-black border-t">
        <tbody>
          {lines.map(({ key, said, more, value }) => (
            <tr key={key}>
              <th scope="row">
                {said} {more && <span className="small italic">{more}</span>}
              </th>
              <td className="figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
