import "./[lang]/globals.css";
import type { Metadata } from "next";
import { QuietLink } from "#components/parts/ledger/buttons";

export const metadata: Metadata = { title: "404 · Petit au Bout" };

const WORDS = [
  { lang: "fr", none: "Il n’y a pas de page à cette adresse.", back: "Mes feuilles" },
  { lang: "en", none: "There is no page at this address.", back: "My sheets" },
] as const;

/** An address that leads nowhere names no language: it is answered in both. */
export default function NotFound() {
  return (
    <html lang="fr">
      <body>
        <main className="edge flex min-h-dvh max-w-[720px] flex-col gap-8 pt-8">
          <h1 className="text-title">Petit au Bout</h1>
          {WORDS.map(({ lang, none, back }) => (
            <div key={lang} lang={lang}>
              <p className="text-reason">{none}</p>
              <QuietLink className="underline" href={`/${lang}`}>
                {back}
              </QuietLink>
            </div>
          ))}
        </main>
      </body>
    </html>
  );
}
