import { setApiErrorHandler } from "#lib/api-client.ts";
import { onApiError } from "../on-api-error.ts";

// What a call comes to is said in component tests as it is on the page.
setApiErrorHandler(onApiError);
