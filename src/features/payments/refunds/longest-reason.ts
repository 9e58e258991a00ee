/** How long the reason of a refund may be, in UTF-16 code units. */
export const longestReason = 500;
