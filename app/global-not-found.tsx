import "./[lang]/globals.css";
import type { Metadata } from "next";
import { QuietLink } from "#components/parts/ledger/buttons";

export const metadata: Metadata = { title: "404 · Petit au Bout" };

const WORDS = [
  { lang: "fr", className: "in-data-[reads=en]:hidden", none: "Il n’y a pas de page à cette adresse.", back: "Mes feuilles" },
  { lang: "en", className: "in-data-[reads=fr]:hidden", none: "There is no page at this address.", back: "My sheets" },
] as const;

/** An address that leads nowhere is answered in the language it begins with, else in the one chosen here or the browser's; without scripts, in both. */
const CHOOSE = `(function(){
var said=/^\\/(fr|en)(\\/|$)/.exec(location.pathname)||/(?:^|; )lang=(fr|en)/.exec(document.cookie)||[0,/^fr/i.test(navigator.language)?"fr":"en"];
document.documentElement.lang=document.documentElement.dataset.reads=said[1]
})()`;

export default function NotFound() {
  return (
    <html lang="fr" suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sealed by the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: CHOOSE }} />
        <main className="edge flex min-h-dvh max-w-[720px] flex-col gap-8 pt-8">
          <h1 className="text-title">Petit au Bout</h1>
          {WORDS.map(({ lang, className, none, back }) => (
            <div key={lang} lang={lang} className={className}>
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
