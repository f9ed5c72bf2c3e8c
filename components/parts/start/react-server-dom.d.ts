/** Comes with the framework, without types. */
declare module "react-server-dom-webpack/client" {
  export function createFromReadableStream<T>(stream: ReadableStream<Uint8Array>): PromiseLike<T>;
}
declare module "next/dist/build/polyfills/polyfill-module";
