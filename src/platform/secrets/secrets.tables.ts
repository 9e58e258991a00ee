/** Keys that the server made for itself. */
export type ServerSecretTable = { name: string; value: string };

export type SecretsTables = {
  serverSecrets: ServerSecretTable;
};
