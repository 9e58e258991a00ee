import { createContext, useContext } from 'react';

/** Makes a call; if it is refused for want of a proof, asks for the proof and makes it again. */
export type StaffCall = <Value>(send: () => Promise<Value>) => Promise<Value>;

export const StaffCallContext = createContext<StaffCall>((send) => send());

export function useStaffCall(): StaffCall {
  return useContext(StaffCallContext);
}
