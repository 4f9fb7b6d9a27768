/** The address that a phone dials. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
