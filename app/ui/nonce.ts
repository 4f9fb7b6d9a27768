import { createContext, useContext } from "react";

/** Only on the server: browsers hide the attribute, so the client renders none. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
