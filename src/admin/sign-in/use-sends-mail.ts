import { useEffect, useState } from 'react';
import { apiRead } from '#core/api-request.ts';
import { type Modes, modesQuery } from '#features/modes/modes.ts';

/** Returns whether the site sends its mails; true until it is known. */
export function useSendsMail(): boolean {
  const [sendsMail, setSendsMail] = useState(true);
  useEffect(() => {
    apiRead(modesQuery().queryKey[0]).then(
      (modes) => setSendsMail((modes as Modes).sendsMail),
      () => {},
    );
  }, []);
  return sendsMail;
}
