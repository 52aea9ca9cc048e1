/** First word of the nickname an account is made with where no name is known: 橘友 4F7K · Guest 4F7K. */
export const GIVEN_NICKNAME_HEAD = { zh: "橘友", en: "Guest" } as const;

const GIVEN = new RegExp(`^(?:${Object.values(GIVEN_NICKNAME_HEAD).join("|")}) [0-9A-Z]{4}$`);

/** Whether nobody has chosen this nickname. */
export const isGivenNickname = (nickname: string): boolean => GIVEN.test(nickname);
