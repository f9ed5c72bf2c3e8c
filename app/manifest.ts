import type { MetadataRoute } from "next";

const icon = (file: string, size: string, purpose: "any" | "maskable" = "any") => ({ src: file, sizes: size, purpose });

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Petit au Bout",
    short_name: "Petit au Bout",
    description: "La feuille de marque du tarot, et son arbitre.",
    lang: "fr",
    start_url: "/",
    display: "standalone",
    background_color: "#f6f0e4",
    theme_color: "#f6f0e4",
    icons: [
      { ...icon("/icon.svg", "any"), type: "image/svg+xml" },
      { ...icon("/icon-192.png", "192x192"), type: "image/png" },
      { ...icon("/icon-512.png", "512x512"), type: "image/png" },
      { ...icon("/icon-maskable.png", "512x512", "maskable"), type: "image/png" },
    ],
  };
}
