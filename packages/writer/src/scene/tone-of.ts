/** Scenes of a family that speak differently from the rest of it; banks hold their sentences under `fn@tone`. */
const TONES: Readonly<Record<string, readonly string[]>> = {
  /** Thanks, congratulation, invitation, praise: about the other person, never about oneself. */
  goodwill: [
    "gwThanks",
    "gwCondolence",
    "gwCongrats",
    "gwInvitation",
    "gwPraise",
    "gwOpenLetter",
    "offerLetter",
    "recommendLetter",
    "performanceReview",
  ],
  /** Everyday letters at work. */
  mail: ["workEmail", "investorEmail", "cooperationLetter", "complaintReply", "mkBadReply", "gwPetitionReply", "offerLetter"],
  /** Spoken by a host between the parts of an event. */
  host: ["hostScript", "mk3gualhux", "broadcastScript"],
  /** Explains a fact of nature or technology; every fact is the user's to add. */
  science: ["kepu", "svKnowledge"],
  /** To the Party: set wording, no small talk. */
  party: ["gwPartyApply", "gwThoughtReport"],
  /** Ready answers to what somebody said. */
  reply: ["chatReply"],
  hire: ["mkHire"],
  holiday: ["vacationNotice"],
  book: ["readingNote"],
  slogan: ["mkSlogan", "mkSms"],
  resume: ["resumeStar"],
  okr: ["okr"],
  /** What the next person must know, find and be able to open. */
  handover: ["handover"],
  /** Questions to tick. */
  survey: ["questionnaire"],
  /** What a meeting decided: only the user knows. */
  minutes: ["gwMinutes", "meetingMinutes", "polishMeetingLog"],
  /** A student's own plan. */
  study: ["careerPlan", "semesterPlan", "postgradPlan"],
  drama: ["svDrama", "svStory"],
};

export function toneOf(sceneKey: string): string | null {
  return Object.keys(TONES).find((tone) => TONES[tone]?.includes(sceneKey)) ?? null;
}
