/** Business constants of the product. Every number carries its unit in its name. */

/** Tokens granted to an account at its first sign-in. */
export const NEW_USER_GIFT_TOKENS = 8000;
/** Tokens of the free daily gift, one per Asia/Shanghai day. */
export const DAILY_GIFT_TOKENS = 3000;
/** Tokens the inviter receives per invited user. */
export const INVITE_GIFT_TOKENS = 10_000;
/** Days after which a new-user grant expires. */
export const NEW_USER_GIFT_VALID_DAYS = 30;
/** Days after which an invite gift expires. */
export const INVITE_GIFT_VALID_DAYS = 90;
/** Rewarded invitations per inviter and Asia/Shanghai day, unless the operator sets another number. */
export const INVITE_DAILY_CAP = 20;
/** Days after which the daily gift expires. */
export const DAILY_GIFT_VALID_DAYS = 7;
/** An order can be paid for this long. */
export const ORDER_WINDOW_SECONDS = 600;
/** The page asks for an order's status this often. */
export const ORDER_POLL_MS = 1000;
/** The page looks for a message kept for its owner this often. */
export const MESSAGE_CHECK_MS = 3000;
/** A payment whose notification was lost is found by asking within this long after the order. */
export const ORDER_SWEEP_HOURS = 24;
/** Metered tokens per counted character, for estimates and reservations. */
export const TOKENS_PER_CHARACTER = 1.25;
/** Characters a text that follows its source (polished, translated, reworked) is estimated at, at least. */
export const SOURCE_LEAST_CHARACTERS = 60;
/** Points of a summary at most. */
export const SUMMARY_POINTS_MAX = 7;
/** Characters a continuation adds where no length was asked for. */
export const CONTINUE_DEFAULT_CHARACTERS = 300;
/** A length is a wish: nothing is said of a text that is no further from it than this share of it. */
export const LENGTH_FREE_SHARE = 0.25;
/** A text costs at most this multiple of its quote. */
export const QUOTE_CAP_FACTOR = 1.2;
/**
 * `finishReason` of a text that is there: `stop` whole; `short` a list with fewer items than asked for after a second call, or a
 * text of before that missed its length; `length` cut by its model's limit, or that of the person's level: the last sentence may be
 * half; `loop` stopped, because the model repeated itself or went on without end; `language` twice in another language than asked
 * for, shown as it came; `unchanged` says what the text it was asked about says; `filter` ended by a filter. Of others it says what
 * went wrong.
 */
export const FINISH_REASON_SHORT = "short";
export const FINISH_REASON_LENGTH = "length";
export const FINISH_REASON_LOOP = "loop";
export const FINISH_REASON_LANGUAGE = "language";
/** An answer that changes nothing: free of charge, and nobody waits for the next one. */
export const FINISH_REASON_UNCHANGED = "unchanged";
/** The moderation, or the model's own filter, ended the answer. */
export const FINISH_REASON_FILTER = "filter";
/** Above this balance the interface says "about N". */
export const ABOUT_BALANCE_ABOVE_TOKENS = 1000;

/** Seconds a free user waits between two AI requests. */
export const FREE_WAIT_SECONDS = 60;
/** Longest text a single text field may hold. */
export const FIELD_MAX_CHARACTERS = 50_000;
/** Bytes of the largest JSON body the server reads. */
export const BODY_MAX_BYTES = 1_048_576;

export const LOGIN_POLL_MS = 1500;
export const LOGIN_QR_VALID_SECONDS = 600;
export const LOGIN_TIP_SHOW_AFTER_MS = 4000;
export const LOGIN_TIP_HIDE_AFTER_MS = 7000;
/** Session with "remember me". */
export const SESSION_REMEMBER_DAYS = 180;
/** Session without "remember me": the cookie ends with the browser, the session in the database after this. */
export const SESSION_SHORT_DAYS = 1;
export const SIDEBAR_COOKIE_DAYS = 360;
/** Cookie of the browser's random name. */
export const VERIFY_COOKIE_DAYS = 365;
export const VERIFY_TOKEN_MAX_CHARACTERS = 64;
/** Accounts without a platform's proof that one network address may make in an Asia/Shanghai day, unless the operator sets another. */
export const SIGN_UPS_PER_DAY = 50;
/** An invite code is kept this long in the browser until its visitor signs up. */
export const INVITE_COOKIE_DAYS = 30;
/** A sign-in begun on the messaging platform's page must return within this. */
export const OAUTH_STATE_VALID_SECONDS = 600;
export const CAPTCHA_VALID_SECONDS = 300;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const USERNAME_MAX_CHARACTERS = 40;
export const NICKNAME_MAX_CHARACTERS = 30;
/** Bytes of the largest avatar; the page scales pictures down before it sends them. */
export const AVATAR_MAX_BYTES = 300_000;
/** Side of an avatar in pixels. */
export const AVATAR_SIDE_PIXELS = 256;
/** Days between the request to close an account and its end; until then it can be withdrawn. */
export const ACCOUNT_CLOSE_GRACE_DAYS = 7;
/** Stored files can be downloaded this long. */
export const FILE_KEPT_DAYS = 30;
/** An uploaded file that nothing has taken goes after this long. */
export const UPLOAD_KEPT_HOURS = 24;

/** A comment line is sent into open event streams this often, so that proxies keep them open. */
export const STREAM_PING_MS = 15_000;
/** A page whose proxy holds event streams back asks for parts of them that end by themselves, at most this long. */
export const STREAM_PART_MS_MAX = 10_000;
/** Event streams one person may have open at one process, of whatever call; the next one is refused, and its page asks again. */
export const EVENT_STREAMS_MAX = 20;
/** Deltas are gathered this long before they are sent to a watcher. */
export const STREAM_COALESCE_MS = 50;
/** Running text is stored at least this often … */
export const CHECKPOINT_MS = 500;
/** … or after this many new characters, whichever comes first. */
export const CHECKPOINT_CHARACTERS = 400;

/** A script or a style of the page that has not come within this has failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Timeout of ordinary calls in the page. */
export const CALL_TIMEOUT_MS = 10_000;
/** Timeout of work that takes minutes: packing everything a person owns. */
export const APPLICATION_TIMEOUT_MS = 1_200_000;
/** Timeout of a generation. */
export const GENERATION_TIMEOUT_MS = 1_200_000;

/** The model that is used where nobody chooses one, if the operator has connected one under this name; otherwise the first. */
export const DEFAULT_MODEL_NAME = "deepseek-r1-volc";
/** Model entry of the built-in sample writer. */
export const BUILTIN_MODEL_NAME = "builtin-sample";

/** Largest whole number of an `integer` column in both databases; no call accepts a larger one. */
export const INTEGER_MAX = 2_147_483_647;
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
/** Characters one's own works are searched by; what follows them is left out, so nothing that has them all is missed. */
export const SEARCH_MAX_CHARACTERS = 40;
/** Highest page number of a list. */
export const PAGE_MAX = 100_000;
/** Longest text of an edited draft kept by the server. */
export const DRAFT_MAX_CHARACTERS = 200_000;
/** Characters of the longest follow-up instruction. */
export const INSTRUCTION_MAX_CHARACTERS = 2000;

/** Works that each database of works is asked for at once. */
export const REFERENCE_PAGE_SIZE = 20;
/** Pages of a search for works: what is not found by then needs other words. */
export const REFERENCE_PAGES_MAX = 50;
/** References of one essay. */
export const ESSAY_REFERENCES_MAX = 500;
/** Own files of one essay that are read as evidence. */
export const ESSAY_REFERENCE_FILES_MAX = 20;
/** Longest text that references are read from at once. */
export const REFERENCE_IMPORT_MAX_CHARACTERS = 200_000;
export const REFERENCE_ABSTRACT_MAX_CHARACTERS = 8000;
/** Authors, editors or translators of one work that are kept. */
export const REFERENCE_PEOPLE_MAX = 50;
/** References that are looked up after one call; the others can be asked for again. */
export const REFERENCE_CHECKS_MAX = 100;

/** Sources of one note, and of one person. */
export const NOTE_SOURCES_MAX = 200;
export const USER_SOURCES_MAX = 1000;
/** What feeding a source costs: a token for so many of its characters that are kept, and this at least. */
export const CHARACTERS_PER_SOURCE_TOKEN = 50;
export const SOURCE_LEAST_TOKENS = 10;
/** Longest text around a citation that passages are looked for by. */
export const SOURCE_SENTENCE_MAX_CHARACTERS = 1000;
/** What one search of the web costs that finds something: services take about as much for a call. */
export const WEB_SEARCH_TOKENS = 50;
/** Pages named in one answer, and answers of one search. */
export const WEB_SEARCH_PAGE_SIZE = 10;
export const WEB_SEARCH_PAGES_MAX = 2;
export const WEB_QUERY_MAX_CHARACTERS = 200;
/** More than the longest page that is read costs. */
export const WEB_PAGE_TOKENS_MAX = 100_000;
/** What is charged beside generations, as the usage log names it. */
export const CHARGE_KINDS = ["source", "webSearch"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Largest change of a document in one call; longer pastes are sent in parts. */
export const DOCUMENT_UPDATE_MAX_BYTES = 512 * 1024;
/** Pages of one document that say where they are at a time, unless the operator sets another number: a class. */
export const DOCUMENT_PRESENCES = 60;
/** The same of one person over all documents: twice their streams, as a page that is loaded again is two until it is forgotten. */
export const PERSON_PRESENCES_MAX = 40;
/** Longest document. A word of letters is one character, however long it is, so length is bounded in units and bytes too. */
export const DOCUMENT_MAX_CHARACTERS = 1_000_000;
/** UTF-16 units of all words of a document: 600,000 English words, spaces and all. */
export const DOCUMENT_MAX_UNITS = 4_000_000;
/** The same in UTF-8: as many units of an alphabet with two bytes a letter; a million Chinese characters are 3 MB. */
export const DOCUMENT_MAX_BYTES = 8_000_000;
/** A document with its structure and marks, as one uncompressed Yjs update. */
export const DOCUMENT_STATE_MAX_BYTES = 32 * 1024 * 1024;
export const DOCUMENT_MAX_BLOCKS = 5000;
export const DOCUMENT_TITLE_MAX_CHARACTERS = 200;
export const VERSION_LABEL_MAX_CHARACTERS = 60;
export const NOTEBOOK_TITLE_MAX_CHARACTERS = 60;
/** What a cover says that an essay has not said already. */
export const COVER_FACTS = ["school", "college", "className", "author", "studentId", "supervisor", "date", "translatedTitle"] as const;
/** What can stand on the cover of a school's template. */
export const TEMPLATE_FACTS = ["title", "subtitle", "major", ...COVER_FACTS] as const;
/** Layouts of theses that ship with the product. */
export const THESIS_LOOKS = ["thesis-zh-junior", "thesis-zh-undergraduate", "thesis-zh-master", "thesis-zh-doctor", "thesis-en"] as const;
/** Templates of schools one person keeps. */
export const WORD_TEMPLATES_MAX = 10;
export const WORD_TEMPLATE_NAME_MAX_CHARACTERS = 60;
/** Places of a cover that facts can be written to. */
export const WORD_TEMPLATE_FIELDS_MAX = 60;
/** A fact on a cover. */
export const COVER_FACT_MAX_CHARACTERS = 200;
export const ESSAY_TITLE_MAX_CHARACTERS = 120;
export const ESSAY_MAJOR_MAX_CHARACTERS = 60;
export const ESSAY_TOPIC_MAX_CHARACTERS = 500;
export const ESSAY_KEYWORD_MAX_CHARACTERS = 30;
/** What the author has: notes, figures, interviews. */
export const ESSAY_MATERIAL_MAX_CHARACTERS = 20_000;
/** What a section is to show. */
export const ESSAY_INTENT_MAX_CHARACTERS = 500;
export const ESSAY_ROLE_MAX_CHARACTERS = 40;
export const ESSAY_ABSTRACT_MAX_CHARACTERS = 6000;
/** Characters of a whole essay. */
export const ESSAY_LENGTH = { min: 1000, max: 100_000, step: 500, default: 8000 } as const;
/** Characters of a paragraph without a target. */
export const ESSAY_PARAGRAPH_CHARACTERS = 500;
/** Chapters of an essay, or sections below one. Levels allow fewer chapters. */
export const ESSAY_SIBLINGS_MAX = 30;
/** Requests for titles of one essay that are shown again. */
export const ESSAY_TITLES_KEPT = 20;
/** Outlines of an essay that are kept. */
export const ESSAY_OUTLINES_MAX = 30;
/** What a ledger of an essay holds at most: sections, of each its facts, and characters of each word, key, heading and paragraph. */
export const ESSAY_LEDGER = {
  sections: 500,
  claims: 60,
  terms: 40,
  citations: 100,
  dismissed: 50,
  words: 120,
  dismissedKey: 300,
  heading: 200,
  paragraph: 6000,
} as const;
/** Changes and paragraphs of one request to bring a section up to date. */
export const SYNC_CHANGES_MAX = 20;
export const SYNC_PARAGRAPHS_MAX = 12;
/** Essays of one account outside the bin. */
export const ESSAYS_MAX = 500;
/** The brief of an essay: how much of each thing it may hold. */
export const ESSAY_BRIEF = {
  questions: { min: 3, max: 5 },
  glossary: 20,
  bannedClaims: 12,
  lineMaxCharacters: 300,
  termMaxCharacters: 60,
} as const;
/** Works a section may cite, and characters shown of each. */
export const ESSAY_EVIDENCE = { cards: 8, maxCharacters: 400 } as const;
/** Folders of one person: their list has no pages. */
export const NOTEBOOKS_MAX = 200;
/** Characters of a section of a note where neither it nor the settings of the note say. */
export const NOTE_SECTION_CHARACTERS = 400;
/** Days a removed note waits in the bin. */
export const NOTE_BIN_DAYS = 30;
/** Changes of one call of /api/note/update. */
export const NOTE_CHANGES_MAX = 500;
