import { createContext, useContext } from "react";

/** Only the server knows it: browsers hide the attribute, so the client renders none. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
