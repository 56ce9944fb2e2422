/** Bytes in hexadecimal digits, as dice numbers, secrets and seeds are written. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
