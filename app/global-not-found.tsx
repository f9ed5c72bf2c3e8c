import "./[lang]/globals.css";
import type { Metadata } from "next";
import { QuietLink } from "#components/parts/press/buttons";
import { LANGS, type Lang } from "#lib/rules/words/languages";
import { SERVED_IN } from "#messages/languages/served";

export const metadata: Metadata = { title: "404 · Petit au Bout" };

const ELSEWHERE: Lang = "en";
const OURS = LANGS.join("|");

/** An address that leads nowhere is answered in the language it begins with, else in the one chosen here or the browser's; without scripts, in each. */
const CHOOSE = `(function(){
var said=/^\\/(${OURS})(\\/|$)/.exec(location.pathname)||/(?:^|; )lang=(${OURS})/.exec(document.cookie)||/^(${OURS})/.exec(navigator.language.toLowerCase())||[0,"${ELSEWHERE}"];
document.documentElement.lang=said[1];
document.querySelectorAll("main [lang]").forEach(function(one){one.hidden=one.lang!==said[1]})
})()`;

export default function NotFound() {
  return (
    <html lang={LANGS[0]} suppressHydrationWarning>
      <body>
        <main className="edge flex min-h-dvh max-w-[720px] flex-col gap-8 pt-8">
          <h1 className="text-title">Petit au Bout</h1>
          {LANGS.map((lang) => (
            <div key={lang} lang={lang} suppressHydrationWarning>
              <p className="text-reason">{SERVED_IN[lang].lost.none}</p>
              <QuietLink className="underline" href={`/${lang}`}>
                {SERVED_IN[lang].lost.back}
              </QuietLink>
            </div>
          ))}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sealed by the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: CHOOSE }} />
      </body>
    </html>
  );
}
