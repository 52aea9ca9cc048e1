/** Scenes of a family with a different tone; banks hold their sentences under `fn@tone`. */
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
  /** Explains a fact of nature or technology; all facts are for the user to add. */
  science: ["kepu", "svKnowledge"],
  /** Addressed to the Party: set wording. */
  party: ["gwPartyApply", "gwThoughtReport"],
  /** Prepared answers to what somebody said. */
  reply: ["chatReply"],
  hire: ["mkHire"],
  holiday: ["vacationNotice"],
  book: ["readingNote"],
  slogan: ["mkSlogan", "mkSms"],
  resume: ["resumeStar"],
  okr: ["okr"],
  /** What the next person must know, find and have access to. */
  handover: ["handover"],
  /** Checklists. */
  survey: ["questionnaire"],
  /** Decisions of a meeting: only the user knows them. */
  minutes: ["gwMinutes", "meetingMinutes", "polishMeetingLog"],
  /** A student's own plan. */
  study: ["careerPlan", "semesterPlan", "postgradPlan"],
  drama: ["svDrama", "svStory"],
};

export function toneOf(sceneKey: string): string | null {
  return Object.keys(TONES).find((tone) => TONES[tone]?.includes(sceneKey)) ?? null;
}
