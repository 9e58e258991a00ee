import { type ReactNode, useCallback, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { type StaffCall, StaffCallContext } from '#ui/admin/calls/staff-call.ts';
import { type NeededProof, neededProof } from './needed-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Asked = { needed: NeededProof; answer: (isProved: boolean) => void };

/** Gives the screens calls that ask for a missing proof in place, and then go on. */
export function StaffCallProvider({ user, children }: { user: AuthUser; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const call: StaffCall = useCallback(async (send) => {
    // A session that a code began again may need the passkey as well.
    for (;;) {
      try {
        return await send();
      } catch (error) {
        const needed = neededProof(error);
        if (needed === null) throw error;
        const isProved = await new Promise<boolean>((answer) => setAsked({ needed, answer }));
        setAsked(null);
        if (!isProved) throw error;
      }
    }
  }, []);

  return (
    <StaffCallContext value={call}>
      {children}
      <ProofDialog
        user={user}
        needed={asked?.needed ?? null}
        onAnswer={(isProved) => asked?.answer(isProved)}
      />
    </StaffCallContext>
  );
}
