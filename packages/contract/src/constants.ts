/** Business constants of the product. Every number carries its unit in its name; spec §9 unless said otherwise. */

/** Tokens granted to an account at its first sign-in. */
export const NEW_USER_GIFT_TOKENS = 8000;
/** Tokens of the free daily gift, one per Asia/Shanghai day. */
export const DAILY_GIFT_TOKENS = 3000;
/** Tokens the inviter receives per invited user. */
export const INVITE_GIFT_TOKENS = 10_000;
/** Days after which a new-user grant expires (quota expires with its validity; length set by us). */
export const NEW_USER_GIFT_VALID_DAYS = 30;
/** Days after which an invite gift expires. */
export const INVITE_GIFT_VALID_DAYS = 90;
/** Invited users per inviter and Asia/Shanghai day that are rewarded, unless the operator sets another (decisions §5). */
export const INVITE_DAILY_CAP = 20;
/** Days after which the daily gift expires. */
export const DAILY_GIFT_VALID_DAYS = 7;
/** An order can be paid for this long (spec §4, §9). */
export const ORDER_WINDOW_SECONDS = 600;
/** The page asks for an order's status this often. */
export const ORDER_POLL_MS = 1000;
/** The page looks for a message kept for its owner this often (spec §4). */
export const MESSAGE_CHECK_MS = 3000;
/** A notification that was lost is found by asking within this long after an order (decisions §7). */
export const ORDER_SWEEP_HOURS = 24;
/** Metered tokens per counted character, used to estimate and to reserve. */
export const TOKENS_PER_CHARACTER = 1.25;
/** A text that follows its source (polished, translated, reworked) is estimated at no less than this. */
export const SOURCE_LEAST_CHARACTERS = 60;
/** Points of a summary at most. */
export const SUMMARY_POINTS_MAX = 7;
/** Characters a continuation adds where no length was asked for. */
export const CONTINUE_DEFAULT_CHARACTERS = 300;
/** A text costs at most this much of what was quoted before it was written. */
export const QUOTE_CAP_FACTOR = 1.2;
/** Above this balance the interface says "about N". */
export const ABOUT_BALANCE_ABOVE_TOKENS = 1000;

/** Seconds a free user waits between two AI requests (spec §6). */
export const FREE_WAIT_SECONDS = 60;
/** Longest text a single text field may hold. */
export const FIELD_MAX_CHARACTERS = 50_000;
/** Largest JSON body the server reads. */
export const BODY_MAX_BYTES = 1_048_576;

export const LOGIN_POLL_MS = 1500;
export const LOGIN_QR_VALID_SECONDS = 600;
export const LOGIN_TIP_SHOW_AFTER_MS = 4000;
export const LOGIN_TIP_HIDE_AFTER_MS = 7000;
/** Session with "remember me" (spec §9). */
export const SESSION_REMEMBER_DAYS = 180;
/** Session without "remember me": the cookie ends with the browser, the server forgets it after this. */
export const SESSION_SHORT_DAYS = 1;
export const SIDEBAR_COOKIE_DAYS = 360;
/** Chosen menu category and text size (spec §9). */
export const MENU_COOKIE_DAYS = 360;
/** Random name of this browser (spec §9). */
export const VERIFY_COOKIE_DAYS = 365;
export const VERIFY_TOKEN_MAX_CHARACTERS = 64;
/** Accounts without a platform's proof that one network address may make in an Asia/Shanghai day, unless the operator sets another. */
export const SIGN_UPS_PER_DAY = 50;
/** An invite code waits this long in the browser for its visitor to sign up. */
export const INVITE_COOKIE_DAYS = 30;
/** A begun sign-in on the messaging platform's own page must come back within this. */
export const OAUTH_STATE_VALID_SECONDS = 600;
export const CAPTCHA_VALID_SECONDS = 300;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const USERNAME_MAX_CHARACTERS = 40;
export const NICKNAME_MAX_CHARACTERS = 30;
/** Largest picture taken as an avatar; the page makes it small before it sends it. */
export const AVATAR_MAX_BYTES = 300_000;
/** Side of the square the page cuts an avatar to, in pixels. */
export const AVATAR_SIDE_PIXELS = 256;
/** Days between asking for an account to be closed and its end; until then it can be taken back (decisions §4). */
export const ACCOUNT_CLOSE_GRACE_DAYS = 7;
/** Files made stay downloadable this long. */
export const FILE_KEPT_DAYS = 30;
/** An uploaded file that nothing has taken goes after this long. */
export const UPLOAD_KEPT_HOURS = 24;

/** Comment line in an open event stream, so that proxies keep it open (decisions §4). */
export const STREAM_PING_MS = 15_000;
/** Deltas are gathered this long before they are sent to a watcher. */
export const STREAM_COALESCE_MS = 50;
/** Running text is stored at least this often … */
export const CHECKPOINT_MS = 500;
/** … or after this many new characters, whichever comes first. */
export const CHECKPOINT_CHARACTERS = 400;

/** Ordinary calls give up after this long in the page (spec §9). */
export const CALL_TIMEOUT_MS = 10_000;
/** Work of minutes may take this long in all (spec §9): packing everything a person owns. */
export const APPLICATION_TIMEOUT_MS = 1_200_000;
/** A generation may take as long (spec §9). */
export const GENERATION_TIMEOUT_MS = 1_200_000;

/** Name of the model used when the operator configured one under it (spec §9). */
export const DEFAULT_MODEL_NAME = "deepseek-r1-volc";
/** Model entry of the built-in sample writer. */
export const BUILTIN_MODEL_NAME = "builtin-sample";

/** Largest whole number that both databases keep in an `integer` column. Nothing a call may send is larger. */
export const INTEGER_MAX = 2_147_483_647;
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
/** Highest page that may be asked for. */
export const PAGE_MAX = 100_000;
/** Longest text of an edited draft kept by the server. */
export const DRAFT_MAX_CHARACTERS = 200_000;
/** Largest instruction of a follow-up. */
export const INSTRUCTION_MAX_CHARACTERS = 2000;
