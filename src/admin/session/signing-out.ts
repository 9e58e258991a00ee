let isUnderway = false;

/** Whether the person is signing out: what the server then refuses asks for no proof. */
export function isSigningOut(): boolean {
  return isUnderway;
}

export async function whileSigningOut(leave: () => Promise<void>): Promise<void> {
  isUnderway = true;
  try {
    await leave();
  } catch (error) {
    isUnderway = false;
    throw error;
  }
}
