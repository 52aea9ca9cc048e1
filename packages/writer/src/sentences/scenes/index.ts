import type { SceneSentences } from "../sentence-types.ts";
import { annualPartySpeech } from "./annual-party-speech.ts";
import { authorization } from "./authorization.ts";
import { awardCitation } from "./award-citation.ts";
import { bookRecommendation } from "./book-recommendation.ts";
import { bpFull } from "./bp-full.ts";
import { brainStorming } from "./brain-storming.ts";
import { brandStory } from "./brand-story.ts";
import { businessModelCanvas } from "./business-model-canvas.ts";
import { campusRadioScript } from "./campus-radio-script.ts";
import { careerPlan } from "./career-plan.ts";
import { chatReply } from "./chat-reply.ts";
import { classMeeting } from "./class-meeting.ts";
import { classPresentationScript } from "./class-presentation-script.ts";
import { closingAddress } from "./closing-address.ts";
import { closingRemarksAtAMeeting } from "./closing-remarks-at-a-meeting.ts";
import { clubCampaign } from "./club-campaign.ts";
import { coFounderWanted } from "./co-founder-wanted.ts";
import { commencementAddress } from "./commencement-address.ts";
import { companyProfile } from "./company-profile.ts";
import { complaintReply } from "./complaint-reply.ts";
import { contestApply } from "./contest-apply.ts";
import { contractDraft } from "./contract-draft.ts";
import { counsellorTalk } from "./counsellor-talk.ts";
import { dailyReport } from "./daily-report.ts";
import { debateSpeech } from "./debate-speech.ts";
import { departmentSummary } from "./department-summary.ts";
import { elevatorPitch } from "./elevator-pitch.ts";
import { emailToAnInvestor } from "./email-to-an-investor.ts";
import { experienceSharingTalk } from "./experience-sharing-talk.ts";
import { explainerScript } from "./explainer-script.ts";
import { festivalCopy } from "./festival-copy.ts";
import { flagRaisingSpeech } from "./flag-raising-speech.ts";
import { foodNote } from "./food-note.ts";
import { freeWrite } from "./free-write.ts";
import { fundingPlan } from "./funding-plan.ts";
import { gadgetReview } from "./gadget-review.ts";
import { gradMessage } from "./grad-message.ts";
import { gradSelfEval } from "./grad-self-eval.ts";
import { graduationReflection } from "./graduation-reflection.ts";
import { grandOpeningCopy } from "./grand-opening-copy.ts";
import { growthReport } from "./growth-report.ts";
import { gwInvitation } from "./gw-invitation.ts";
import { gwMinutes } from "./gw-minutes.ts";
import { gwNotification } from "./gw-notification.ts";
import { gwReport } from "./gw-report.ts";
import { gwRequest } from "./gw-request.ts";
import { gwResearch } from "./gw-research.ts";
import { gwThanks } from "./gw-thanks.ts";
import { hiringPost } from "./hiring-post.ts";
import { hostScript } from "./host-script.ts";
import { impromptuRemarks } from "./impromptu-remarks.ts";
import { inFeedAdScript } from "./in-feed-ad-script.ts";
import { inauguralSpeech } from "./inaugural-speech.ts";
import { internSummary } from "./intern-summary.ts";
import { internWeekly } from "./intern-weekly.ts";
import { jobLetter } from "./job-letter.ts";
import { joinJobReport } from "./join-job-report.ts";
import { leaveApply } from "./leave-apply.ts";
import { leaveNoteStudent } from "./leave-note-student.ts";
import { liveStreamTeaser } from "./live-stream-teaser.ts";
import { loanSlip } from "./loan-slip.ts";
import { marketAnalysis } from "./market-analysis.ts";
import { meetingMinutes } from "./meeting-minutes.ts";
import { militarySummary } from "./military-summary.ts";
import { mkArticle } from "./mk-article.ts";
import { mkGoodsReview } from "./mk-goods-review.ts";
import { mkMoments } from "./mk-moments.ts";
import { mkSlogan } from "./mk-slogan.ts";
import { mk3gualhux } from "./mk3gualhux.ts";
import { mobilisationSpeech } from "./mobilisation-speech.ts";
import { monthlyReport } from "./monthly-report.ts";
import { mvpPlan } from "./mvp-plan.ts";
import { notice } from "./notice.ts";
import { okr } from "./okr.ts";
import { onePagePlan } from "./one-page-plan.ts";
import { openingAddress } from "./opening-address.ts";
import { openingReport } from "./opening-report.ts";
import { pitchDeckOutline } from "./pitch-deck-outline.ts";
import { pitchSpeech } from "./pitch-speech.ts";
import { pitfallNote } from "./pitfall-note.ts";
import { pledgeAtAMeeting } from "./pledge-at-a-meeting.ts";
import { polishMeetingLog } from "./polish-meeting-log.ts";
import { postReading } from "./post-reading.ts";
import { prd } from "./prd.ts";
import { pressRelease } from "./press-release.ts";
import { projectPlan } from "./project-plan.ts";
import { projectSummary } from "./project-summary.ts";
import { promotionCopy } from "./promotion-copy.ts";
import { promotionReport } from "./promotion-report.ts";
import { quartSummary } from "./quart-summary.ts";
import { questionnaire } from "./questionnaire.ts";
import { rbBeauty } from "./rb-beauty.ts";
import { rbFashion } from "./rb-fashion.ts";
import { rbGoods } from "./rb-goods.ts";
import { rbGrowth } from "./rb-growth.ts";
import { rbHotNote } from "./rb-hot-note.ts";
import { rbHotspot } from "./rb-hotspot.ts";
import { rbScenic } from "./rb-scenic.ts";
import { rbShopVisit } from "./rb-shop-visit.ts";
import { rbSkincare } from "./rb-skincare.ts";
import { rbVlog } from "./rb-vlog.ts";
import { recommendLetter } from "./recommend-letter.ts";
import { reflectionLetter } from "./reflection-letter.ts";
import { regularReport } from "./regular-report.ts";
import { replyToABadReview } from "./reply-to-a-bad-review.ts";
import { reportSelf } from "./report-self.ts";
import { resignationApplication } from "./resignation-application.ts";
import { safetySpeech } from "./safety-speech.ts";
import { scholarshipApply } from "./scholarship-apply.ts";
import { selfIntro } from "./self-intro.ts";
import { selfRecommend } from "./self-recommend.ts";
import { seminarRemarks } from "./seminar-remarks.ts";
import { shopVisitVideoScript } from "./shop-visit-video-script.ts";
import { zoio2amuga } from "./speech-for-internal-post.ts";
import { speechOfThanks } from "./speech-of-thanks.ts";
import { sportsNews } from "./sports-news.ts";
import { startOfTermAddress } from "./start-of-term-address.ts";
import { startupPlan } from "./startup-plan.ts";
import { storeOpeningPlan } from "./store-opening-plan.ts";
import { studyLog } from "./study-log.ts";
import { summerPracticeFeel } from "./summer-practice-feel.ts";
import { summerPracticeReport } from "./summer-practice-report.ts";
import { svLive } from "./sv-live.ts";
import { svOutline } from "./sv-outline.ts";
import { svScript } from "./sv-script.ts";
import { svVoice } from "./sv-voice.ts";
import { thesisDefenceSpeech } from "./thesis-defence-speech.ts";
import { trainingPlan } from "./training-plan.ts";
import { travelGuide } from "./travel-guide.ts";
import { tutorialScript } from "./tutorial-script.ts";
import { unboxingScript } from "./unboxing-script.ts";
import { vacationNotice } from "./vacation-notice.ts";
import { vlogNarration } from "./vlog-narration.ts";
import { weddingSpeech } from "./wedding-speech.ts";
import { weeklyReport } from "./weekly-report.ts";
import { welcomeSpeech } from "./welcome-speech.ts";
import { workEmail } from "./work-email.ts";
import { workExperience } from "./work-experience.ts";
import { workReport } from "./work-report.ts";
import { workStudyApply } from "./work-study-apply.ts";
import { workSummery } from "./work-summery.ts";
import { yearEndSummary } from "./year-end-summary.ts";
import { yearMidSummary } from "./year-mid-summary.ts";

/** Scenes with sentences of their own; the rest are written with those of their genre. */
export const SCENE_SENTENCES: readonly SceneSentences[] = [
  annualPartySpeech,
  authorization,
  awardCitation,
  bookRecommendation,
  bpFull,
  brainStorming,
  brandStory,
  businessModelCanvas,
  campusRadioScript,
  careerPlan,
  chatReply,
  classMeeting,
  classPresentationScript,
  closingAddress,
  closingRemarksAtAMeeting,
  clubCampaign,
  coFounderWanted,
  commencementAddress,
  companyProfile,
  complaintReply,
  contestApply,
  contractDraft,
  counsellorTalk,
  dailyReport,
  debateSpeech,
  departmentSummary,
  elevatorPitch,
  emailToAnInvestor,
  experienceSharingTalk,
  explainerScript,
  festivalCopy,
  flagRaisingSpeech,
  foodNote,
  freeWrite,
  fundingPlan,
  gadgetReview,
  gradMessage,
  gradSelfEval,
  graduationReflection,
  grandOpeningCopy,
  growthReport,
  gwInvitation,
  gwMinutes,
  gwNotification,
  gwReport,
  gwRequest,
  gwResearch,
  gwThanks,
  hiringPost,
  hostScript,
  impromptuRemarks,
  inFeedAdScript,
  inauguralSpeech,
  internSummary,
  internWeekly,
  jobLetter,
  joinJobReport,
  leaveApply,
  leaveNoteStudent,
  liveStreamTeaser,
  loanSlip,
  marketAnalysis,
  meetingMinutes,
  militarySummary,
  mk3gualhux,
  mkArticle,
  mkGoodsReview,
  mkMoments,
  mkSlogan,
  mobilisationSpeech,
  monthlyReport,
  mvpPlan,
  notice,
  okr,
  onePagePlan,
  openingAddress,
  openingReport,
  pitchDeckOutline,
  pitchSpeech,
  pitfallNote,
  pledgeAtAMeeting,
  polishMeetingLog,
  postReading,
  prd,
  pressRelease,
  projectPlan,
  projectSummary,
  promotionCopy,
  promotionReport,
  quartSummary,
  questionnaire,
  rbBeauty,
  rbFashion,
  rbGoods,
  rbGrowth,
  rbHotNote,
  rbHotspot,
  rbScenic,
  rbShopVisit,
  rbSkincare,
  rbVlog,
  recommendLetter,
  reflectionLetter,
  regularReport,
  replyToABadReview,
  reportSelf,
  resignationApplication,
  safetySpeech,
  scholarshipApply,
  selfIntro,
  selfRecommend,
  seminarRemarks,
  shopVisitVideoScript,
  speechOfThanks,
  sportsNews,
  startOfTermAddress,
  startupPlan,
  storeOpeningPlan,
  studyLog,
  summerPracticeFeel,
  summerPracticeReport,
  svLive,
  svOutline,
  svScript,
  svVoice,
  thesisDefenceSpeech,
  trainingPlan,
  travelGuide,
  tutorialScript,
  unboxingScript,
  vacationNotice,
  vlogNarration,
  weddingSpeech,
  weeklyReport,
  welcomeSpeech,
  workEmail,
  workExperience,
  workReport,
  workStudyApply,
  workSummery,
  yearEndSummary,
  yearMidSummary,
  zoio2amuga,
];
