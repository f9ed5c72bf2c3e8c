import { LANGS } from "./.ci/languages.mjs";
import { leanStart } from "./.ci/lean-start.mjs";

/** Scripts have their own policy, in each page: `.ci/policy.mjs`. */
const HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "geolocation=(), microphone=(), payment=()",
};
const SECURITY = Object.entries(HEADERS).map(([key, value]) => ({ key, value }));
/** Another site's window keeps no hold of ours. Of a page that people open themselves there is none, and it would cost a new process. */
const APART = {
  source: "/:path*",
  missing: [{ type: "header", key: "sec-fetch-site", value: "(?:none|same-origin)" }],
  headers: [{ key: "Cross-Origin-Opener-Policy", value: "same-origin" }],
};

/** Of our languages, this is named first: "de-DE,en;q=0.9,fr;q=0.5". */
const named = (lang) => `(?:(?!\\b(?:${LANGS.filter((other) => other !== lang).join("|")})\\b).)*\\b${lang}\\b.*`;
const toEach = (has) => LANGS.map((lang) => to(`/${lang}`, has(lang)));
const to = (destination, ...has) => ({ source: "/", destination, permanent: false, ...(has.length > 0 && { has }) });

/** Packed once, by the build (`.ci/pack.mjs`), in place of at each request: a sixth fewer bytes on the way to a phone. */
const TYPES = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };
const PACKED = Object.entries(process.env.NODE_ENV === "production" ? TYPES : {}).map(([ending, type]) => ({
  asked: {
    source: `/_next/static/:path*.${ending}`,
    has: [{ type: "header", key: "accept-encoding", value: ".*\\bbr\\b.*" }],
  },
  destination: `/_next/static/:path*.${ending}.br`,
  headers: Object.entries({ "Content-Encoding": "br", "Content-Type": type, Vary: "Accept-Encoding" }),
}));

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  headers: async () => [
    { source: "/:path*", headers: SECURITY },
    APART,
    ...PACKED.map(({ asked, headers }) => ({ ...asked, headers: headers.map(([key, value]) => ({ key, value })) })),
    // Next would let caches on the way keep a page for a year, and with it the scripts of an old version.
    { source: `/:lang(${LANGS.join("|")})/:path*`, headers: [{ key: "Cache-Control", value: "no-cache" }] },
  ],
  rewrites: async () => ({ beforeFiles: PACKED.map(({ asked, destination }) => ({ ...asked, destination })) }),
  reactStrictMode: true,
  turbopack: { rules: { "*.js": leanStart } },
  experimental: {
    turbopackCjsTreeShaking: true, // what React and Next carry and nobody calls
    globalNotFound: true,
  },
  // Each language is a page of its own; the bare address goes to the one that was chosen here, else to the phone's.
  redirects: async () => [
    ...toEach((value) => ({ type: "cookie", key: "lang", value })),
    // An installed app begins at `/?lang=en`: what it was installed in, until another is chosen.
    ...toEach((value) => ({ type: "query", key: "lang", value })),
    ...toEach((lang) => ({ type: "header", key: "accept-language", value: named(lang) })),
    to(`/${LANGS[0]}`),
  ],
  typescript: { ignoreBuildErrors: true }, // `npm test` runs the type checker itself, once
};
