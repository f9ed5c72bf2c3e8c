"use client";
import { useEffect, useState } from "react";
import { thisPhone } from "#lib/sync/this-phone";

/** This phone's own id, to tell "this device" from the others. */
export function useDevice(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    void thisPhone()
      .device()
      .then((device) => setId(device.id))
      .catch(() => {});
  }, []);
  return id;
}
