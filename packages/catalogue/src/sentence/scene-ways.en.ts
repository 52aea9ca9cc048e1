/** How people ask for a text when they tell what is going on instead of naming it, between `|`. The finder compares wishes with them by their words. */
export const SCENE_WAYS_EN: Readonly<Record<string, string>> = {
  freeWrite:
    "write me a poem|a short story for bedtime|something for my late grandfather|love letter|lyrics for a birthday song|just write something|a page in my journal|a page about nothing in particular|help me write|goodbye letter to a friend|limerick|thank god it's friday song|eulogy for my uncle",
  internWeekly:
    "what i did this week at my internship|log for week two of my placement|journal entry for interns|my school wants an internship diary every week|things i learned this week as an intern|fourth week as a trainee|weekly intern log|this week they let me sit in on meetings|trainee diary week 3|intern notes for my school tutor",
  internSummary:
    "internship is over and i need a report|what i learned in three months as an intern|final placement report|wrap up my summer internship|reflection on working as an intern|finished my co-op term|end of placement essay|my time at the agency as an intern|three month traineeship report|school asks for a report on my internship",
  summerPracticeReport:
    "report on our village survey this summer|fieldwork over the holidays written up|community project report for school|what we found in the countryside this summer|summer survey team report|holiday research in my home town|social practice write up",
  summerPracticeFeel:
    "what the summer project taught me|how the fieldwork changed me|feelings after a summer of community work|what i felt during summer practice|personal gains from the holiday project",
  volunteerFeel:
    "helped at a food bank and want to reflect|my day as a volunteer|what volunteering meant to me|beach clean-up reflection|helped kids read at the library|spent saturday at the animal shelter|i volunteered at a marathon|served meals to the homeless and it moved me|community service essay|tutoring refugees reflection|hours of service write what you learned",
  militarySummary:
    "after two weeks of military drill|freshman military training essay|boot camp is over|what the drill sergeant taught us|marching and drill, my thoughts|army training for students",
  activityPlan:
    "plan our club's talent show|organising a charity run on campus|ideas and budget for the freshers party|proposal for a film night|student union wants to hold a fair|plan for a class trip|student club wants to host a quiz night|schedule roles and budget of an event|plan a sports day|organise a book fair at school|christmas party for the class|proposal to hold a concert",
  clubCampaign:
    "vote for me as class rep|running for student president|speech to become captain of the debate team|i want to be head of the drama society|election speech at school|why you should vote for me|student council candidate|house captain speech",
  hostScript:
    "i'm the mc tonight|hosting the school gala|what to say between acts|opening and closing lines for a talent show|presenting the award night|two hosts script|emcee lines|open the show and introduce performers|compere for the variety night|hosting a wedding, what do i announce|link between songs",
  clubRecruit:
    "get freshers to join our society|stall text for the photography club|we need new members for the band|come and join the rowing team|recruit people for our club|new semester we want more people in the choir|recruitment post for the debating society|sign up for the hiking club|who wants to join the film club",
  activityNews:
    "write up our charity concert for the school site|news piece on the science fair|article for the student paper|report on yesterday's guest lecture|story about our school play|news about our tree planting day|short report on the alumni evening for the website|school newsletter item on the quiz|what happened at the career fair, news style",
  activitySummary:
    "the event is over, sum up how it went|what went well at the open day|report after our bake sale|recap of the club's trip|numbers and lessons from the hackathon we ran|after the fundraiser, what went right and wrong|event debrief|how many came and what we'd change|wrap-up of orientation week",
  sportsNews:
    "report on the relay we won|cheer text for the runners|story on sports day|our school beat the rival team|match report for the newsletter|long jump record broken|basketball final report|our swimmers won medals|school football match story|encouragement for the relay team",
  broadcastScript:
    "lines for the school radio|morning announcements on campus radio|music show for the student station|script for the lunchtime broadcast|student radio show on friendship|announcer text for lunch break|good morning school",
  classMeeting:
    "minutes of our homeroom|what the class talked about|record of a class meeting on honesty|form group discussion notes|what was decided in class meeting|form time on bullying, write the record",
  merits:
    "nominate a student for an award|why she deserves student of the year|story of an outstanding pupil|good deeds of a class monitor|application for best student|best student nomination|a pupil who helps everyone deserves a prize|student leader award application",
  classMerits:
    "our class applies for best class|why our class deserves the honour|achievements of class 3b|outstanding class award|why our form should win the prize|class achievements this year",
  counsellorTalk:
    "record of a talk with a student who is failing|notes after speaking with a homesick student|pastoral care notes|talked with a pupil about bullying|one to one with a student in trouble|student wants to drop out, note of our talk|met a student about grades|conversation record with an anxious student",
  essayContest:
    "entry for a writing competition|essay contest on my hometown|composition about courage for a prize|youth essay on peace|submit an essay to the newspaper contest|my entry on the environment|poem or prose for a competition|young writers prize|contest theme is home",
  coursePaper:
    "final paper for my sociology class|essay due for history|assignment for the philosophy module|end of term paper|english lit essay|paper for psych 101|coursework on world war two|2000 words on marx for my module|paper for economics class|semester essay|write about the cold war for history|essay on shakespeare due monday|assignment for anthropology",
  debateSpeech:
    "i'm first speaker for the motion|arguing against zoos|closing statement in a debate|this house would ban homework|i have to argue in favour|opposition speech|i'm against the motion|team in favour of banning phones|rebut their points|debate about ai taking jobs|points for and against",
  classPresent:
    "presenting in front of the class|ten minute talk for my group project|what to say with my slides in seminar|oral presentation on volcanoes|show and tell|my turn to present tomorrow|five minute presentation on pandas|script to go with slides for class|speak about my country in english class",
  readingNote:
    "book report for school|notes on a novel|summary and thoughts of each chapter|reading journal|what the book is about and what i think|book report on a classic|chapter summary and quotes|report on the book we read for class",
  experimentReport:
    "write up my chemistry practical|lab on measuring g with a pendulum|results and errors of our experiment|biology dissection report|aim method results conclusion|we grew beans under different light|density of metals lab|enzyme experiment write up|measure resistance of a wire|hypothesis and data table",
  questionnaire:
    "questions for a customer satisfaction survey|survey for my dissertation|google form about study habits|ask parents what they think|poll on commuting|multiple choice questions to find out|survey people on online shopping|questions to find out if students sleep enough|feedback form for guests|market survey questions",
  contestReview:
    "what we learned from losing the robotics contest|after the maths olympiad|reflection on the case competition|our hackathon went badly|second place at the contest, what i learned|we came last, look back|programming contest debrief",
  literatureReview:
    "what research says about sleep and memory|review the studies on|previous work on my topic|chapter two of my dissertation, the literature|sum up papers on|state of research|overview of research on|what scholars have found about|theories and gaps in the field",
  thesisTask:
    "brief for a student's thesis|what the final year project must contain|thesis task sheet with schedule|assign a thesis topic|assignment sheet for bachelor thesis|goals and schedule of a diploma thesis",
  midtermCheck:
    "halfway through my dissertation, report progress|supervisor wants to know how far my thesis is|mid-term thesis form|what's done and what's left of my thesis|thesis progress so far|supervisor meeting update on my dissertation|halfway report",
  careerPlan:
    "where i want to be in five years|career plan for class|how to become a vet step by step|my future job plan|plan after graduation|what job suits me and how to get there|my ten year plan|become a pilot plan|career essay for counselling class",
  growthReport:
    "how my family shaped me|analyse my own personality|psychology homework about myself|who i am and how i got here|my strengths and weaknesses as a person|how i became who i am|my childhood and character|reflect on my own development",
  semesterPlan:
    "plan my studies this term|timetable for revision|goals for the new semester|how to organise my homework|study schedule until finals|get my grades up this year|how should i study this semester|weekly study timetable|pass all my classes this time|summer study plan|catch up in maths",
  postgradPlan:
    "six months to prepare for the entrance exam|gre study plan|timetable for the bar exam|revise for civil service exam|how to prep for grad school exam|three months until the gmat|preparing for the bar|cram plan for entrance exam|toefl in eight weeks",
  startupPlan:
    "student business on campus|selling snacks in the dorm business plan|plan for the student start-up contest|university entrepreneurship class plan|dorm laundry business|student venture plan for class",
  scholarshipApply:
    "apply for a merit scholarship|why i deserve the scholarship|scholarship essay with my gpa|award for good grades application|top of my class and need a scholarship|apply for the dean's award|tell the committee about my grades",
  grantApply:
    "we can't pay the fees|financial aid letter|my father is unemployed and i need a bursary|hardship fund application|single parent family needs help with tuition|appeal for more aid|low income family asking for aid|tuition waiver|emergency student fund|help with my fees please",
  workStudyApply:
    "campus job to pay my way|work in the university library|apply for work study|student assistant job in the canteen|part-time work at college|job at the campus cafe|earn money as a student helper|apply to be a lab assistant",
  leaveNoteStudent:
    "my daughter is ill and can't come to school|absent from class tomorrow|note to the teacher for a dentist appointment|missed school because of a funeral|excuse my son from pe|can't make it to the lecture, flu|kid has a fever today|going away, will miss two days of class|my kid won't be in today|daughter throwing up, tell the school|absence note|i'll miss class for a job interview|family trip so he misses friday|can't attend lab, hospital|son has a temperature",
  transferMajor:
    "i hate my major and want to change|move from law to economics|application to switch degrees|change course to computer science|my programme doesn't suit me|i want out of accounting and into design|request to change programme|wrong degree for me, switch",
  reflectionLetter:
    "caught smoking at school|i skipped class and must apologise to the school|statement after breaking dorm rules|late again and have to write what i did wrong|got into a fight, write that i'm sorry to the head|plagiarism statement|got caught cheating|detention essay|i broke the rules and need to write about it|what i did wrong and won't do again|teacher makes me write an apology",
  fullResume:
    "i need a cv|resume with no experience|make my resume for a sales job|student cv for a summer job|build my whole resume|career change resume|make me a resume|cv for a nurse|resume for my first job|turn my history into a cv|two page cv",
  selfIntro:
    "introduce myself to my new team|say who i am at the interview|first day in class about me|short bio for a meetup|how do i present myself|icebreaker about myself|linkedin about section|meet the team intro|a few lines about me|hi i'm new here|tell me about yourself|speaker bio|present myself in spanish class",
  jobLetter:
    "applying for a job at a bank|letter to go with my cv|i saw your vacancy|cover letter teacher|application for a post as|write to the employer why me|cover letter for a junior role|job at a museum, letter|why i'm right for this position|interested in your opening|letter to hr with my cv",
  selfRecommend:
    "write to a company that isn't hiring|put myself forward for the project|offer my services to a firm|speculative letter|recommend myself for team leader|i'd love to work for you though no job is posted|nominate myself|pick me for the role",
  personalStatement:
    "ucas statement for medicine|statement of purpose for a phd|apply to graduate school|why i want to study architecture|essay for college admission|my story for the master's application|why this school and this programme|law school essay|common app essay|statement for nursing school|graduate application essay|why i want to be a doctor",
  motivationLetter:
    "erasmus application why me|why i want to spend a term in france|study abroad letter|apply for exchange programme|summer school motivation|volunteer abroad motivation|semester abroad application|why korea for my exchange|letter for summer school|join your exchange program",
  recommendLetter:
    "recommend my student for a phd|my former employee asked for a reference|vouch for a colleague|letter supporting his application|reference for my intern|write a recommendation in my professor's name|reference for my student|i was her manager, write a reference|character reference for a friend|letter of support for a scholarship|he asked me to recommend him",
  gradSelfEval:
    "evaluate myself at graduation|self assessment for my file|how i did in four years of college|graduate form self evaluation|rate myself over my studies|self appraisal before graduating",
  defenseSpeech:
    "defend my dissertation|what to say at my viva|opening of my thesis defence|present my thesis to the committee|master's defence talk|five minutes to present my thesis|viva opening|defending next week what do i say",
  thesisAck:
    "thank my supervisor and family in my dissertation|acknowledgements page|people to thank in my thesis|thanks at the front of my phd|thank everyone who helped with my thesis|dedication and thanks|last page of my dissertation thanking mum",
  gradFeel:
    "i'm graduating and feeling sentimental|looking back on four years of college|end of high school thoughts|leaving university|goodbye to campus life|last day of college|saying goodbye to my university years|four years gone by|yearbook reflection",
  gradMessage:
    "sign my friend's yearbook|farewell to my roommate|words for my students who graduate|message to a classmate on leaving|what to write in a graduation card|yearbook quote for a friend|note to my students leaving school|bye to the seniors",
  lessonPlan:
    "teach photosynthesis to year 8|plan a reading class|demo lesson for a job interview|45 minute lesson with activities|kindergarten art lesson|first french lesson for beginners|what to do in class tomorrow|class about the water cycle for grade 5|teach past tense to teens|pe lesson|plan for a substitute teacher|demo class",
  lessonTalk:
    "explain how i designed my lesson|present my lesson to the panel|lesson rationale aims and methods|talk through my teaching plan for judges|explain my teaching design to judges|why i teach this lesson this way",
  teachReflect:
    "my lesson went badly|what i would change in my teaching|after the observed lesson|reflect on this term's teaching|pupils didn't understand the topic|class was noisy and i ran out of time|what worked in today's lesson|teacher's reflection after observation",
  studentComment:
    "report card remarks|end of term comment for a quiet pupil|what to say about a lazy but clever student|feedback on a kindergartner for parents|comments on behaviour and progress|comments for report cards|good at maths but talks too much|write a remark for each pupil|kind words on a shy child's report",
  parentMeeting:
    "speak to parents at school night|what i'll tell the parents of my class|parents evening talk|talk as a parent representative|pta meeting talk|meeting after the exams with families|talk to my class's parents on wednesday|parent night welcome|what to tell parents about exams",
  generalSpeech:
    "three minute speech on kindness|speak at toastmasters|talk for an assembly of teenagers|motivational speech|speech for a contest|speak in public on climate|keynote|speech about perseverance|give a talk on happiness|five minute talk|inspire a crowd|speech for women's day|persuasive speech",
  generalFeel:
    "what i got out of the museum visit|reflect on a talk i heard|thoughts after visiting a factory|impressions of the exhibition|what i took away from the day|thoughts on yesterday's visit|what did i learn from this experience|lessons from a day with farmers",
  gwPartyApply:
    "join the communist party|application for party membership|i want to become a party member|why i want to join the party|party application letter",
  gwThoughtReport:
    "quarterly report to the party branch on my thinking|probationary party member report|report my thoughts to the party|my recent thoughts for the party|party candidate's report",
  gwNotification:
    "notify all departments of the inspection|official notice to subordinate offices|circulate instructions to every unit|call the offices to a meeting formally|tell the bureaus to submit data|formal notice to all units about a meeting|instruct branches to check safety|send this to all bureaus",
  gwRequest:
    "ask the ministry for money|request approval to hire staff|ask head office for permission|need the council's go-ahead|seek approval to buy a vehicle|request funding from above|ask permission from headquarters|please approve our budget|request to set up a new office|seek consent of the authority",
  gwReport:
    "report to the ministry on progress|tell the higher authority what we have done|official report on the incident to the bureau|answer an inquiry from above|inform the authority of results|status report to the regulator",
  gwLetter:
    "write to another agency for help|ask the police department for data|formal letter between offices|reply to another council|request the use of a hall from another body|letter to the traffic bureau|ask a sister organisation for cooperation|inquiry from one office to another",
  gwMinutes:
    "minutes of the mayor's meeting|decisions of the executive committee|record of the board's session|leadership meeting resolutions|what the committee decided|minutes of the management committee",
  gwReply:
    "answer a subordinate's request|approve the branch's request|we agree to set up the association|formal approval letter|turn down a unit's request officially|your request is approved|answer to the school's request for funds|permission granted letter",
  gwOpinion:
    "guiding opinions on school safety|policy guidance for lower offices|opinions on strengthening|set principles and measures|guidelines to strengthen oversight|recommendations for lower levels",
  gwBulletin:
    "commend a unit publicly|circulate criticism of an office|bulletin on inspection results|tell all units about a violation|public reprimand|praise circular|report on violations sent to all",
  gwDecision:
    "decision to award a title|decision to punish an employee|dismiss an official|formal decision to merge offices|we decide to honour|expulsion decision|decision on appointments",
  gwCircular:
    "water will be off tomorrow|road closed for repairs|no fireworks in town|power cut on monday for residents|parking forbidden here|swimming in the river is banned|park closed notice|street closed on sunday, tell everyone|water supply cut notice|no parking sign text|fireworks prohibited|elevator out of service for residents",
  gwAnnouncement:
    "announce a public tender|auction of vehicles|public announcement of land use|company dissolution notice|lost seal notice|tender for a bridge|sale by auction|announce recruitment to the public",
  gwResolution:
    "shareholders voted to|the assembly passed|board resolution to raise capital|resolution of the general meeting|shareholders approve the merger|resolution passed by members",
  gwMotion:
    "put a motion before the council|deputies propose a bill|submit for deliberation|table a motion on housing|bring a bill to the assembly",
  gwOrder:
    "decree forbidding fires|order of appointment|the mayor orders|award order for soldiers|order banning open fires|executive order",
  gwCommunique:
    "joint statement of two countries|annual statistics published|results of the census|communique of the session|joint communique after talks|official figures released",
  gwImplPlan:
    "how we carry out the policy|plan for a clean streets drive|rollout with phases and duties|implement the safety month|steps to put the document into practice|how to implement the new rules|step by step rollout of recycling|special campaign against drunk driving",
  gwWorkPoints:
    "main priorities for the office this year|key work of the year|focus areas for next year|what matters most next year for our agency|annual key points",
  gwRule:
    "set rules for using company cars|attendance rules|expense policy|working from home policy|dorm rules|house rules for the office kitchen|code of conduct|phone use at work rule|policy on remote work|rules for late arrivals|laptop use policy|who may use the meeting rooms|dress code|gym rules for members",
  gwMeetingPlan:
    "organise a conference for 200 people|who does what at the annual meeting|venue seating and logistics|prepare a big meeting|logistics for a big meeting|who sits where and when at the congress|prepare the general assembly",
  gwEmergency:
    "what to do in a fire|flood response plan|evacuation of the school|power failure plan|food poisoning at a canteen|earthquake drill plan|staff injured on site response|fire drill plan|chemical spill, what do we do|storm plan for the school|crowd control plan|blackout procedure",
  gwRectify:
    "fix what the inspectors found|corrective action plan|audit found problems|plan to put things right after failing a check|safety faults to be corrected|inspection failed, how we fix it|remedy for the audit findings|plan to correct hygiene problems",
  gwSupervise:
    "press an office to finish its task|overdue work reminder from the leadership|deadline to report back on orders|remind the department that its task is overdue|chase the bureau for results",
  gwResearch:
    "visited villages to look into elderly care|report on our study of small businesses|findings and proposals from site visits|survey of local schools report|we interviewed farmers, report|field study on housing|investigation into waste",
  gwBriefing:
    "internal bulletin on our work|issue three of the work brief|short news of the office for other units|bulletin of what our office did|work digest",
  gwInfo:
    "send a news item to the government office|short information item for superiors|report a highlight upwards|report this highlight to the city hall|news item from the township",
  gwTypical:
    "our way of working as a model for others|success story of our village|best practice material|what worked and can be copied|how our team became a model|good practice to spread",
  gwDeeds:
    "story of a model worker|nominate a nurse for a medal|a colleague who saved a child|hero of our company|employee of the year material|dedicated teacher story|firefighter's story for an award|profile of an outstanding employee|hero neighbour|nominate my colleague",
  gwSelfCheck:
    "we checked ourselves before the inspection|self audit of funds|safety self inspection result|go through the checklist and report|check our own kitchen hygiene and report|self review against the list",
  gwProposal:
    "the city should build bike lanes|proposal to add bus stops|suggest to the council|improve parking in the old town|ask the government to fix the park|suggestion to the mayor|more benches in the park proposal|please build a crossing near the school",
  gwChronicle:
    "timeline of our organisation|main events of the year by month|history of the school by date|year by year of our club|what happened each month",
  gwPublicNotice:
    "list of candidates open for objections|winners posted for public review|proposed hires for comment|names published for seven days|post the shortlist for a week|objections to the award list|names of new members posted",
  gwPetitionReply:
    "answer a resident who complained of noise|reply to a citizen's letter|hotline complaint answer from the town|people wrote about the smell from a plant|resident wrote about potholes|official answer to a complaint about rubbish|reply to a hotline call",
  gwOpenLetter:
    "letter to all parents|to the residents of our street|open letter to customers|a letter to every employee from the ceo|dear neighbours|open letter to the city|letter to parents about phones|to all tenants",
  gwInitiative:
    "let's all save water|appeal to stop food waste|urge everyone to donate blood|call on students to cycle|ask people to help a sick classmate|please recycle campaign|let's cut plastic|join hands to clean the river|donate books everyone|appeal for kindness",
  gwCertificate:
    "proof of employment for a visa|confirm that he works here|income certificate for the bank|letter saying she is enrolled|introduce our staff to another office|proof of address|letter that says i work here|proof of income|to whom it may concern she is our student|employment letter for a mortgage",
  gwCommitment:
    "i promise to follow the rules|pledge to pay workers on time|sign a confidentiality commitment|honesty pledge|we guarantee quality|i hereby promise|driver's safety pledge|promise not to be late",
  gwAntiCorruption:
    "remind officials not to take gifts|holiday reminder against bribes|integrity note before festival|no presents for officials at new year|clean hands reminder",
  gwDutyReport:
    "report on my duties and integrity|how i stayed clean in office|official's annual duty and integrity|annual report of an official|duty and clean conduct",
  gwSelfExam:
    "list my own shortcomings for the meeting|self criticism|examine myself against standards|criticise myself in the party meeting|where i fell short",
  gwPartyLecture: "lecture to party members|talk for the party branch|branch secretary lecture|talk on party history|lecture for members",
  gwStudyFeel:
    "what i learned from studying the policy|reflection on political study|thoughts on the speech we studied|essay after studying the congress report|thoughts on political theory",
  gwTrainFeel:
    "what i learned on the training course|after a two day workshop|reflection on induction training|came back from a seminar and must write about it|first aid course takeaways|what i got out of the leadership course|back from training, write a page|workshop takeaways|completed first aid training",
  gwWatchFeel:
    "what i thought of the film|just watched a documentary|movie reflection for school|after seeing the play|review of a film i saw in class|essay on a film|after the documentary we watched|what a movie made me think|review a play for school",
  gwThanks:
    "thank the nurse who cared for my mum|thank a client for their trust|thank you to our donors|grateful to the stranger who helped|thank you note after an interview|thank my mentor|say thanks to the volunteers|thank my doctor|letter thanking a teacher|thanks for your donation|thank you for the interview|grateful for your help with the move|thank the firefighters",
  gwInvitation:
    "invite guests to our opening|ask a speaker to come to our conference|wedding invitation|invite alumni to a reunion|invite the mayor|would you be our judge|come to our ceremony|invite a professor to lecture|invitation to the gala|please join us for dinner|ask her to be keynote",
  gwCongrats:
    "congratulate a partner on its anniversary|letter for a firm that won an award|congratulate the school on 100 years|well done to the new director|congratulate a company on opening|anniversary congratulations|congrats to our rival on the award",
  gwCondolence:
    "colleague's father died|letter to flood victims|our thoughts are with you after the fire|to a sick employee in hospital|thanks to those working through the heat|sorry for your loss from the company|sorry about your father|hospital get well from the company|to families hit by the storm|support to nurses on duty",
  gwPraise:
    "taxi driver returned my phone, tell his firm|praise the receptionist|commend a helpful student|compliment a delivery man to his boss|great service by your plumber|great bus driver, tell the company|praise for a shop assistant|nice waiter, letter to the manager|found my dog, thank them publicly",
  blessing:
    "happy birthday to my best friend|new year wishes for clients|get well soon card|message for newlyweds|good luck on your exam|anniversary wishes for my parents|card for a new baby|christmas card for the team|happy retirement|birthday text for mum|wish them luck|merry christmas to clients|what to write in a wedding card|new baby card|happy anniversary darling|lunar new year message",
  zoio2amuga:
    "speech for an internal promotion|why i should be head nurse|compete for the manager post in my company|pitch myself for team lead internally|apply for supervisor inside my firm|why pick me as store manager|internal job speech",
  lzii2gjiua:
    "pep talk for the sales team|motivate everyone before the final quarter|fire up the students 100 days before the exam|kick-off rally|get the troops going|team talk before the big match|let's go speech|rally the volunteers|launch day pep talk",
  zpv3biqbxt:
    "pledge to reach the target|i accept the task and promise|vow at the meeting|on behalf of the team we commit|we will deliver, say it at the meeting|accept my new post with a promise",
  pinu55jple:
    "last words at the end of a meeting|sum up and close the meeting|boss closes the conference with three points|close the conference|final remarks from the director|thank all and three tasks",
  dkpjrnkaq7:
    "tell other branches how we did it|share what worked in our school|present our experience at the meeting|top seller shares tips on stage|share how our shop doubled sales|tell others how i teach|experience talk at a conference",
  xvrlog3nuf:
    "my view in a seminar|speak at the round table|contribution to a panel|remarks in a discussion|my contribution to the round table|what i think on the topic, at a seminar",
  gznhbcylcv:
    "first speech as the new manager|i've just been elected chairman|taking over as principal|new mayor speaks|i start as head of department and must say something|inauguration|my first words as captain|newly appointed dean speaks|i got the manager job, speech to the team",
  ybt34tir6i:
    "safety talk at the building site|toolbox talk|speech after an accident at the plant|remind workers of helmets|fire safety speech to staff|site safety speech|morning safety message to workers|after a near miss talk",
  mk3gualhux:
    "chairing the annual meeting|what the chair says|moderate a conference|introduce the speakers and run the meeting|lead the meeting, what to say|welcome everyone and go through the agenda",
  vqvjzpcoli:
    "they asked me to say a few words with no warning|off the cuff at dinner|spontaneous remarks|suddenly called to speak|say something at a reunion|suddenly asked to speak at a party|no time to prepare, few words|wing it speech",
  s5hqi7mwe5:
    "ceo speech at the christmas party|annual dinner speech|year-end gala talk to staff|holiday party words from the boss|boss's words at the year-end dinner|company christmas speech|annual party toast by the ceo",
  egs4vmenti:
    "open the sports festival|opening words at a conference|kick off the arts week|declare the games open|opening ceremony speech|open the fair|welcome and declare open|opening remarks at a summit",
  ari6s5datk:
    "close the tournament|final words at the festival|closing ceremony|end of the training camp speech|close the games|closing remarks|thank participants as the festival ends",
  g3pxdvvu6i:
    "welcome a delegation|welcome our new hires|greet visitors from abroad|welcome freshmen|welcome speech at dinner|welcome guests from japan|welcome the interns|greet parents at the gate",
  yfzcecdfnu:
    "i won an award and have to thank people|acceptance speech|thank our hosts|thanks at my farewell party|thank guests for coming to dinner|i got employee of the year, thank you speech|thanks for the warm welcome|speech to thank sponsors at dinner",
  cqchyxaolt:
    "words to present an award|citation for employee of the year|introduce the prize winner|award text for best teacher|text for the best teacher award|citation for a volunteer|why he gets the trophy",
  q4yksryg3v: "talk at the flag ceremony|monday assembly speech|speech under the flag about honesty|speech at flag raising",
  twpfx5gdlh:
    "first day of school speech|principal greets new students|start of term talk|freshman representative speech|welcome back to school|first assembly of the year|welcome new pupils|orientation speech",
  teesi3ecb7:
    "graduation ceremony speech|commencement address|principal to the graduates|student speaker at graduation|parent speaks at graduation|speech at graduation|to the class of 2025|graduation speaker|end of school ceremony words",
  bv2xzoaqhe:
    "best man speech|my daughter is getting married|toast to the bride and groom|i officiate at a wedding|groom thanks guests|my brother's wedding and i must talk|father of the bride|maid of honour toast|few words at my sister's wedding|toast to newlyweds",
  banquetSpeech:
    "grandma turns 80|baby's first birthday party|housewarming toast|golden anniversary dinner words|son got into college party|retirement dinner for mum|uncle's 50th birthday speech|parents' silver wedding|toast at my daughter's graduation dinner|retirement lunch|naming party for baby",
  svInspiration:
    "what should i film next|no ideas for tiktok|video ideas for a bakery|content ideas for a mum channel|out of ideas for reels|need content ideas|what do i post next|fresh video topics for a gym|ideas for reels",
  svSeries:
    "plan a month of videos|series of shorts|content calendar|weekly show episodes|thirty topics for my channel|plan my uploads for a month|ten part series|what to post each week",
  svAccount:
    "start a youtube channel about cars|what niche should i pick|position my account|new tiktok account strategy|build a personal brand on video|which niche for my channel|direction for my tiktok|who is my channel for",
  svTitle:
    "name my youtube video|titles that get clicks|what to call this tiktok|title for a travel vlog|headline of a short video|clickable youtube title|call my video something|titles for a cooking short",
  svHook:
    "first three seconds of my video|opening line that stops scrolling|people swipe away|start of a reel|grab attention|open my reel with a bang|first sentence of a tiktok|they scroll past, fix the start",
  svCover: "words on the thumbnail|cover text|what to put on my video cover|thumbnail text|thumbnail words|big text on the cover",
  svDesc:
    "description below my video|hashtags for a reel|youtube description with keywords|tags and caption|text under my youtube video|tags for this clip|caption with hashtags",
  svScript:
    "script for a 30 second video|short film for our company|promo video script|reel script for a cafe|video about our school|tiktok script|funny sketch video|one minute video about our bakery|script for a school promo|write a reel|15 second clip|short film script|video for a product",
  svVoice:
    "talk to the camera for a minute|what i say on camera|voice over text|talking head about money|narrate to camera|speech to camera|read out loud video text|voiceover for an explainer|selfie video lines",
  svOutline:
    "outline of a ten minute video|structure for my youtube essay|sections of the video|plan the parts of a youtube video|beats of my video",
  svStoryboard:
    "shot list for an ad|shot by shot plan|camera angles for my short film|storyboard a commercial|frames and shots|plan each shot|camera moves for a clip",
  svVlog:
    "voiceover of my day|travel vlog narration|a week in my life|moving day vlog|words over the footage|narrate my trip|my week in a vlog|day off vlog text",
  svTutorial:
    "video that teaches how to tie a tie|step by step cooking video|show beginners how to use excel|diy video|makeup tutorial|show how to change a tyre|teach a dance move video|how-to video|software walkthrough|beginner's guide on video",
  svKnowledge:
    "explain inflation in a minute|science facts video|doctor explains sleep on tiktok|why is the sky blue video|legal tips video|explain blockchain in a video|history in 60 seconds|health facts clip",
  svUnbox:
    "unboxing a new phone|first look at a gadget on camera|open the package on video|what's in the box|unbox a console|opening a parcel on camera|new gadget first look",
  svLocal:
    "film a visit to a ramen place|restaurant visit video|food spot video|local hotel tour video|video at a burger place|visiting a cafe on camera|review a local spot for tiktok",
  svInterview:
    "ask people in the street|vox pop questions|street interview about salaries|interview strangers on campus|street questions about love|stop people and ask",
  svStory:
    "tell a true story on video|story with a twist|story time|moving tale for a short video|storytime about my first job|narrated true crime|tale with a twist",
  svDrama:
    "mini series script|comedy sketch with two people|short drama with a plot twist|skit for the office party|play script|scene between mother and son|funny skit|episode of a soap|sketch script for two|romantic mini drama",
  svEmotion:
    "sad lines for a breakup|quotes about missing someone|healing words|lines about loneliness|deep quotes|heartbreak captions|lines that make you cry|late night thoughts",
  svImitate:
    "copy the style of this viral script|same structure for my product|write one like this hit video|make one like this viral clip|same style but for my shop",
  svLive:
    "what to say when selling on a live stream|host script for live shopping|sell jackets live|live selling pitch|keep viewers in my stream|live shopping pitch|how to sell on stream|talk viewers into buying",
  svLiveFlow:
    "schedule of a two hour live stream|run of show|order of products in the stream|minute by minute live plan|running order for my stream|plan the live show by the minute",
  svLiveTrailer:
    "tonight's live stream teaser|tell followers when i go live|announce my stream|don't miss the live tomorrow|going live tonight|be there at eight, stream teaser|announce a livestream",
  svComment:
    "get people to comment|pinned comment|question at the end of the video|nobody comments|make viewers comment|question to pin|more engagement under the video",
  svAd: "video ad script|facebook ad video|app install ad|tiktok ad for a course|paid ad with a hook|ad script for an app|paid video for a gym|advert for facebook",
  svReviewData:
    "my views dropped|why did this video flop|analyse my channel numbers|watch time and likes this month|lost followers|why are my views so low|look at my channel stats|which videos did well",
  rbHotNote:
    "instagram post|viral post|post that sells with emojis|write a post for my feed|xiaohongshu note|instagram post about my skincare|insta caption|engaging post|social media post",
  rbHotTitle: "titles for an instagram post|catchy post titles|clickable title for a note|title for my insta post|scroll stopping headline",
  rbRewrite:
    "rewrite my post|same post said differently|turn this into a social post|make it sound like an influencer|rewrite this caption|same post, new words",
  rbHotspot:
    "sum up what's trending|post on the latest news|everyone is talking about|trend round-up|trending topic post|what everyone talks about",
  rbProfile:
    "instagram bio|who i am in one line|profile text for my blog|twitter bio|bio for dating app|bio for instagram|short profile|about me in 150 characters",
  rbComment:
    "answer comments under my post|reply to a hater|followers ask where i bought it|respond to comments|reply to comments|answer followers|respond to trolls",
  rbGoods:
    "a product i love|recommend a hand cream|my favourite water bottle|cheap find|things i keep rebuying|you need this|i swear by this pan|favourite cheap product|you have to try this|love this bag",
  rbAvoid:
    "warn others about a scam|don't go to this restaurant|waste of money|worst purchase|regret buying|avoid this hotel|what not to buy|don't buy this|scam warning|never again this airline|disappointed by a product|beware of",
  rbCollection:
    "ten things for your dorm|best gadgets for the kitchen|list of cheap lipsticks|round-up of gifts|must haves for newborns|top ten kitchen tools|my must-haves|gift round-up|things under 20 dollars",
  rbDigital:
    "my new phone after a week|headphones sound test|is the tablet worth it|laptop review|camera after six months|smartwatch compared|keyboard review|earbuds review|phone camera test|laptop after a month|is this watch worth it|tablet for students",
  rbBeauty:
    "lipstick swatches|everyday make-up|foundation test|eyeshadow look|nail design|make-up for beginners|get ready with me|red lipstick review|wedding make-up|foundation for oily skin",
  rbSkincare:
    "routine for dry skin|my acne journey|sunscreen test|serum that worked|face mask|skincare in winter|night routine|my routine|retinol results|cream for eczema|how i cleared my skin",
  rbFashion:
    "outfit of the day|what to wear to a wedding|how i style a blazer|looks for short girls|autumn outfits|capsule wardrobe|office looks|outfit ideas for fall|dress for petite|styling jeans|thrift haul",
  rbShopVisit:
    "found a lovely coffee shop|new bakery in town|hidden bookstore|visited a vintage shop|best tacos near me|nail salon visit|this ramen place is great|tried the new brunch place|cute cafe in town|best bookshop|bakery find",
  rbTravelGuide:
    "four days in rome|road trip plan|where to go with kids in paris|cheap week in thailand|what to see in tokyo|weekend getaway itinerary|backpacking route and costs|weekend in barcelona|a week in japan on a budget|things to do in london|itinerary for two days|family trip to florida",
  rbFood:
    "recipe for banana bread|air fryer chicken|meal prep|what i cooked today|easy pasta|breakfast ideas|my grandma's soup|what i eat in a day|chocolate cake recipe|quick dinner|best noodles i made",
  rbScenic:
    "went to the waterfall|photo spots in the park|visited the castle|museum worth a visit|sunrise hike|cherry blossoms|day at the beach|hike with a view|sunset at the lake|old town photo walk|botanical garden",
  rbHotel:
    "stayed at a cabin|hotel review|our airbnb by the sea|is the resort worth it|night in a treehouse|hostel experience|lovely b&b|weekend at a spa hotel|glamping review|hotel breakfast",
  rbGrowth:
    "how i stopped overthinking|waking up early changed me|what i learned at thirty|learning to say no|quit social media|living alone|glow up|self discipline|i quit my phone for a week|things i wish i knew at 20|how i got confident|my morning habits",
  rbStudy:
    "study with me|day 10 of learning spanish|revision log|how i study|passed the exam tips|my study routine|day 50 of law school|studying for finals log|flashcards method|language learning diary",
  rbReading:
    "book i recommend|books that changed me|reading list|cosy novel|best books this year|you should read this|currently reading|five books for summer|review of a thriller for my followers",
  rbFitness:
    "gym progress|running log|lost ten pounds|yoga every day|home workout|couch to 5k|marathon training|swimming diary|day 3 of squats|my half marathon|lost weight story|pilates journey|gym day",
  rbVlog:
    "a day in my life post|weekend dump|ordinary day|little moments|photo dump caption|after work routine|sunday at home|little things this week|a day at my office",
  rbHome:
    "room makeover|small flat renovation|kitchen storage|how i decorated my bedroom|rental makeover|balcony garden|new sofa living room|before and after my kitchen|tiny flat ideas|painted the bathroom|ikea hack",
  rbParenting:
    "weaning my baby|bedtime with a toddler|first day at nursery|my kid won't eat|potty training|life with twins|mum hacks|baby food|baby won't sleep|toddler tantrums|lunch box ideas|postpartum|newborn tips",
  rbPet:
    "my cat did something funny|new puppy|dog ate my shoes|kitten pictures caption|hamster diary|our rescue dog|my parrot talks|my dog is silly|kitten's first day|caption for a puppy|cat hates baths|bunny pictures",
  apologyLetter:
    "i forgot our anniversary|apologise to a customer for a mistake|i broke a colleague's mug|sorry i missed your party|we sent the wrong order|i was rude to my friend|say sorry to my wife|apology to the landlord|i hurt my friend's feelings|sorry for the delay, dear customer|apologise to my neighbour for noise|sorry for cancelling|we messed up your booking",
  englishEmail:
    "formal email to a professor|email a university about admission|write to a foreign client|polite business email|email to an embassy|ask a professor to supervise me|professional email to a stranger|email a professor about research|formal email of inquiry|write to the admissions office",
  situationNote:
    "explain why i was late|lost the receipt and have to explain|forgot to clock in|what happened with the broken machine|statement on the accident|account for the missing money|explain my absence from the meeting|what happened in the car park accident|explain the late delivery to my manager|why the cash was short|explanation for missing badge|written statement",
  weeklyReport:
    "what i did at work this week|friday update for my boss|weekly status|done this week and next week's plan|weekly summary for the team|this week's work|week in review for my manager|friday report|what my team did this week",
  dailyReport:
    "what i did today at work|end of day report|daily update|stand-up note|today's tasks|today i finished|end of the day update|daily log at work",
  monthlyReport:
    "what we did this month|monthly update to the manager|report for march|results of the month and next steps|month end report|april results|how the month went at work",
  quartSummary:
    "how the quarter went|quarterly results|q3 in review|last three months at work|q1 summary|quarter review|last quarter's work",
  yearMidSummary: "half year review|first six months|mid-year check|what i did from january to june|mid year summary|half-year at work",
  yearEndSummary:
    "my year at work|annual review of what i did|end of year summary|looking back on the year at the company|yearly achievements|this year at work|annual summary of my job|look back at 2025 at the office",
  workSummery:
    "sum up my work|summary of my work so far|what i have done in my job|work summary for a nurse|work summary|wrap up my work|what i've achieved at work",
  departmentSummary:
    "our department's year|team results|summary for the finance department|what my team achieved|hr department yearly summary|our team's annual review",
  workReport:
    "update my manager on the project|report progress to the boss|tell leadership where we stand|brief my supervisor|progress report to my boss|status of the project for my manager|report to the director",
  reportSelf:
    "how i did my duties|report on my term in office|account for my role this year|duty report to the board|how i fulfilled my role|my duties over the term",
  regularReport:
    "end of probation|my trial period is nearly over|confirm me in my job|three months in, permanent contract|probation review|pass my probation|probation self review|trial period done",
  promotionReport:
    "make the case for my promotion|promotion to senior|apply for the next level|why i should be promoted|ready for senior engineer|promotion case|i deserve to be manager, write it up",
  joinJobReport:
    "my first month in the job|new hire report|first week impressions for my boss|30 days in|two months in, how i'm settling|new starter report",
  tripReport:
    "back from a business trip|visited three clients in chicago|trade fair report|what came out of my trip|conference trip summary|back from the trade show|client visits in paris|site visit report|what i did on the trip",
  projectSummary:
    "project is finished, write it up|project close-out|lessons from the project|after we delivered the system|final project report|project wrap-up|we finished the website project|what the project taught us",
  workExperience:
    "what ten years in sales taught me|pass on my experience|tips from an old hand|lessons from managing people|lessons from my career|advice from experience|what i know after years of teaching",
  dataReport:
    "analyse our sales numbers|why conversion fell|user data of last month|what the figures say|traffic report|dashboard into words|sales fell 10%, analyse|website numbers explained|insights from survey data|monthly kpis in words",
  incidentReview:
    "server crashed last night, explain|outage write-up|root cause of the bug|we lost data|timeline of the failure|post-mortem of the downtime|machine stopped production|site went down|bug in production write-up|power outage at the plant|what broke and how we fixed it",
  workPlan:
    "what i'll do next week|plan for next year at work|sales plan for next month|my goals and tasks|plan for my new role|to do for the second half|plan for the next quarter at work|what i will do next month|my work plan for the new year",
  projectPlan:
    "plan a new project with milestones|who does what by when|project proposal with schedule|launch plan for the new system|timeline for the build|build a new website plan|phases and owners|project kickoff plan|schedule for the renovation",
  okr: "quarterly goals with key results|objectives for my team|okrs for a product manager|measurable goals|objectives for q2|measurable targets for growth|key results",
  trainingPlan:
    "train new staff|training week for the sales team|how to onboard new hires|course plan for employees|safety training schedule|teach my team excel|onboarding for new waiters|teach staff first aid, schedule|train the sales reps|orientation week for new hires",
  budgetPlan:
    "what the party will cost|cost breakdown|budget for the trip|explain our spending|next year's department budget|how much money we need for the event|how much for a wedding fair stand|list of costs|event budget|explain why we need the money",
  kpiPlan:
    "how we measure staff|bonus scheme|sales targets and commission|performance criteria for support|appraisal system|rate employees fairly|bonus rules for sales|performance targets for drivers",
  sop: "write down how we open the shop|steps for handling returns|instructions for new cooks|process for shipping orders|procedure for cleaning|checklist for the machine|how to close the shop|instructions for the coffee machine|process for refunds|step by step for new staff|standard way to answer calls",
  prd: "spec for a login feature|requirements for our app|tell developers what to build|user stories for checkout|new feature document|app requirements|what the new search should do|spec for dark mode",
  techPlan:
    "move our database to the cloud|architecture of the chat system|rewrite the backend, technical plan|choose a tech stack|api design|how we scale|migrate to kubernetes|how to build the payment service|system design|backend proposal",
  bidProposal:
    "answer a tender|bid for a cleaning contract|rfp response|proposal to win the catering job|tender for school cleaning|our offer for the catering contract|bid document",
  meetingMinutes:
    "write up the meeting we just had|who does what after today's meeting|notes from the project meeting|minutes of monday's call|decisions and action points|we just met, write it up|notes of today's call|decisions and who does what|minutes from the board call",
  polishMeetingLog: "clean up my meeting notes|transcript is a mess|messy notes into a record|tidy up the recording text|messy transcript",
  meetingAgenda:
    "what we'll discuss tomorrow|plan an hour-long meeting|topics for the team meeting|kick-off agenda|order of business|items for monday's meeting|30 minute meeting plan|what should we discuss with the client|agenda for a workshop",
  notice:
    "tell all staff about the new hours|announce the office move|notice about the fire drill|lift out of order|let employees know about the health check|new parking rules for staff|system maintenance notice|let staff know|canteen closed notice to employees|new badge system announcement|office will be painted|inform employees of a policy",
  vacationNotice:
    "shop closed over easter|holiday opening hours|we're closed for new year|office holiday dates|closed on monday bank holiday|closed for christmas|we're off next monday|opening times over the holidays|store closed july 4",
  pptOutline:
    "slides for a talk|powerpoint about our product|what goes on each slide|deck for the quarterly review|presentation in 12 slides|ten slides on|presentation about climate|slide deck for training|keynote slides",
  workEmail:
    "email a client to follow up|mail my team about the deadline|email to move a meeting|write to a supplier for prices|email to remind a colleague|introduce myself by email|email it support|mail after the interview|email to hr|email the landlord|email to say the meeting moves|polite reminder email|mail a colleague for the file",
  chatReply:
    "how do i say no to lending money|what do i text back|reply to my ex|decline an invitation nicely|answer a nosy aunt|boss texts on sunday|turn down a date|he asked for a discount, what to say|someone took credit for my work|what do i answer|he asked me out, how to say no|reply to a rude text|my aunt asks when i'll marry|respond to a late night message from my boss",
  cooperationLetter:
    "propose a partnership|work with your brand|ask a company to sponsor us|joint project letter|team up with a local gym|collaboration offer|propose to work together|sponsor our team|partnership with a cafe|joint event offer",
  complaintReply:
    "a customer complained about quality|client is furious about the delay|guest unhappy with the room|answer a complaint letter|passenger complaint|they want their money back|customer wants a refund|guest complained about noise|answer an angry email",
  dunningLetter:
    "customer won't pay|invoice is overdue|remind tenant of rent|they owe us for two months|final notice before legal action|please settle your bill|they haven't paid|chase a client for money|unpaid invoice reminder|rent is late|pay me what you owe",
  offerLetter:
    "offer the job to a candidate|we want to hire her, send the letter|you're hired, salary and start date|welcome aboard letter|welcome to the team letter|you got the job|offer with salary",
  leaveApply:
    "i need tomorrow off work|ask my boss for a week's vacation|sick today, tell the office|time off for a wedding|maternity leave|doctor's appointment this afternoon|funeral, need days off|moving house, day off|i'm not coming in today|took ill, tell my manager|need friday off|two weeks off in august|my wife is giving birth|child is sick, can't work",
  purchaseApply:
    "buy new chairs for the office|request a new laptop|we need a printer|order lab equipment|approval to purchase software|replace broken monitors|please buy us a printer|request for a new chair|order ten tablets|we need new tools",
  salaryTalk:
    "i want a raise|haven't had a pay rise in three years|ask for more money at work|negotiate my salary|i do two people's jobs and want more pay|pay me more|raise request|underpaid compared to others|ask for higher salary",
  transferApply:
    "move me to another department|transfer to the london office|change team for health reasons|relocate to be near family|switch to marketing inside the company|move to the madrid office|swap departments|different role in the company",
  resignationApplication:
    "i'm leaving my job|two weeks notice|quit for family reasons|i found another job|resign politely|letter to end my employment|i quit|my last day will be|leaving for another job|handing in my notice",
  handover:
    "someone takes over my work|pass my tasks to a colleague|list of files and accounts for my replacement|cover while i'm on leave|my tasks go to anna|handover notes before vacation|what the next person needs to know",
  contractDraft:
    "rental agreement|contract with a freelancer|nda with a partner|sell my car, written agreement|agreement for a nanny|roommate agreement|photo shoot contract|lease for a shop|agreement to rent a room|freelance contract|sell my bike contract|nda|wedding photographer contract|service agreement",
  authorization:
    "let my brother sell my car for me|someone to pick up my diploma|authorise a lawyer|act on my behalf at the bank|i'm abroad and need a person to sign|my sister can pick up the package|authorise my accountant|power for my lawyer|let him sign for me",
  loanSlip:
    "lend my friend 500 and write it down|iou for a colleague|i owe my uncle money|paying back in instalments|receipt for a loan|borrowed money from a neighbour|i borrowed 200 from jim|written promise to pay back|lend money to my cousin",
  resumeStar:
    "make this job sound good on my resume|bullets about my sales job|improve my experience section|star bullets|describe my internship on a cv|rewrite my job bullet|make my experience sound stronger|achievements for my cv",
  jobDescription:
    "duties of an office manager|job ad requirements|what the role involves|describe the position of|responsibilities of a nurse|new role in our team|what does a barista do, for the ad|role description|tasks and skills for the position",
  interviewQuestions:
    "i'm interviewing someone for sales|what to ask a candidate|questions for hiring a cook|test a developer in an interview|find out if they're a team player|interviewing a nanny|good questions for candidates|hiring a designer what do i ask",
  performanceReview:
    "review for my employee|feedback on a team member who is late|annual review comments|appraisal of a hard worker|comment on my report's performance|evaluate an intern|feedback for a colleague|how my employee did this year|write her review|he misses deadlines, word it kindly",
  brainStorming:
    "ideas for a team outing|give me ideas|names of themes for a party|creative ways to|gift ideas|what could we do for|fun ideas|come up with ideas|party themes|ways to save money|ideas for a fundraiser",
  competitorAnalysis:
    "how do we compare with rivals|three apps compared|what competitors charge|why is our rival better|compare two products|us versus them|compare spotify and apple music|rival cafes nearby",
  swot: "our strengths and threats|swot of a small gym|opportunities and weaknesses|where are we strong and weak|strengths weaknesses opportunities threats|pros and cons of our business",
  riskAssess:
    "what could go wrong with the project|risks of moving office|event safety risks|assess the dangers|site risk assessment|what might go wrong at the concert|safety risks|project hazards",
  interviewOutline:
    "talk to users about shopping|questions for a user interview|interview elderly people about phones|research interview guide|what to ask customers in depth|customer interview guide|ask users how they cook|interviews for my research",
  polishDoc:
    "make this paragraph better|sounds clumsy, improve|more professional wording|make it flow|nicer english|improve my essay's style|improve this text|make this sound better|polish my email|sounds rude, make it nicer",
  reWrite:
    "say this in other words|paraphrase to avoid plagiarism|rewrite in a funny tone|make it sound human|reword this|different words same meaning|rewrite without copying|put it another way",
  proofread:
    "check my grammar|any mistakes in this|spelling check|find the errors|correct my english|spot the typos|is this correct english|fix commas",
  expandDoc:
    "make it longer|too short, add more|expand to 1000 words|flesh out these notes|add detail|add 300 words|too short|more detail please",
  condenseDoc: "make it shorter|cut to 200 words|too long|trim this|half the length|cut this down|in fewer words|shorten to a tweet",
  continueDoc:
    "what happens next in my story|keep writing|i'm stuck, go on from here|finish this paragraph|next chapter|continue this story|and then what|finish my draft",
  summaryDoc:
    "what does this article say|key points please|tldr|sum this up|main ideas of the report|bullet points from the text|give me the main points|too long to read|summarise this report",
  translateDoc:
    "translate to english|what is this in french|put into german|chinese version please|translate a contract|turn this into japanese|in spanish please|english to german|translate this menu|say this in italian",
  titleGen:
    "title for my essay|what should i call this article|headline ideas|name my paper|better title|name this article|title for a short story|headline for my report",
  postReading:
    "i finished a novel and have to write what i felt|book reaction for class|thoughts after reading|what the book taught me|essay on a book i read|what i thought of the book|book reflection|essay about a novel i read|how the story touched me",
  mkSlogan:
    "catchy line for a gym|brand slogan|motto for our team|one line that sells|strapline for a bank|tagline for a bakery|short catchy phrase|slogan for our campaign|line for the van",
  mkPoster:
    "text for a poster|flyer for a yard sale|leaflet for a gym|banner words|concert poster|flyer for a concert|lost cat poster|banner for a sale|poster about washing hands",
  mkTitle:
    "headline for our newsletter|blog titles|subject line that gets opened|clickable headlines|newsletter headline|blog post titles|subject lines",
  mkBrandName:
    "name for my coffee brand|what to call my shop|brand name for candles|name a restaurant|product name ideas|name for a clothing line|name my bakery|brand for dog food|what do i call my band of soaps",
  mkGoodsTitle:
    "etsy title|product title with keywords|ebay title|amazon title for a lamp|listing title for a mug|seo title for my product",
  mkSem: "google ad for a dentist|search ad text|headlines and descriptions for ads|ppc copy|google ads for a plumber|ad copy for search",
  mkSms:
    "text to customers about a sale|sms reminder|win back clients by text|birthday text with coupon|text our members|sms about the sale|reminder text for an appointment",
  mkDish:
    "describe our burger on the menu|menu text|name for a cocktail|dessert description|special of the day|menu line for soup|describe the pizza|name our new burger",
  mkMoments:
    "facebook post about my weekend|caption for family photo|post for my friends|selling to friends online|status update|new car post|status about my new job|post about moving house|family holiday post|birthday post",
  mkWeibo: "tweet about our launch|a thread|brand tweet|short post with hashtags|a tweet|post on x|thread about",
  mkCommunity:
    "welcome people to the whatsapp group|group rules|post in our community|liven up the chat group|announce in the group|message to the group|welcome new members to discord|keep the whatsapp group alive",
  mkGroupBuy:
    "neighbours order together|group buy of oranges|join the bulk order by tonight|let's order strawberries together|bulk buy neighbours",
  mkPromo:
    "half price this weekend|clearance sale|buy one get one free|black friday deal|discount text for shoes|three day offer|30% off everything|end of season sale|two for one|promo for haircut|weekend deal",
  mkCampaign:
    "marketing campaign for a new drink|get more people into my shop|promote the launch|anniversary promotion plan|plan to attract customers|plan to promote my cafe|marketing ideas with budget|launch campaign|bring people to the store",
  mkFestival:
    "valentine's day text for a florist|christmas ad for a shop|easter promotion|halloween at the bar|mother's day campaign|christmas post for the shop|father's day offer|easter ad|new year promo",
  mkOpening:
    "we open on saturday|new cafe opening|grand opening of a gym|come to our opening day|new store in town|our shop opens friday|opening party for a salon|now open",
  mkEvent:
    "come to our workshop|invite clients to a webinar|tickets for a talk|sign up for the tasting|open house event|book club invitation|join our webinar|invite people to a workshop|open house saturday|sign up for the run",
  mkMember:
    "what members get|join our loyalty programme|gold card benefits|points and rewards|why become a member|premium plan benefits|loyalty card text",
  mkGoodsReview:
    "review of shoes i bought|five star review for a restaurant|amazon review|leave feedback for a seller|hotel review for booking|five stars for a blender|review the shoes i got|leave a good review",
  mkPoints:
    "why buy our product|selling points of a mattress|features into benefits|what's good about it|top reasons to buy|benefits of our app|what sets it apart",
  mkDetailPage:
    "product description for my shop|describe a handmade bag|shopify page|item description with specs|listing for soap|description of a lamp for my store|product page text|sell this jacket online|amazon listing",
  mkFaq: "questions customers ask|faq for a course|answers to common questions|help page|common questions about delivery|faq page",
  mkLanding:
    "text for our website|landing page for an app|sign-up page|homepage copy|sign up page copy|website headline and text|landing page for a course",
  mkArticle:
    "blog post about|article for our website|newsletter story|company blog|write a long post on|blog about gardening|post for our company blog|article on healthy eating",
  mkBrandStory:
    "how our family started the bakery|story behind the brand|founder's story|about our craft|why we began|how we began|family brewery story|the story of our brand",
  mkSoft:
    "article that doesn't look like an ad|sponsored post|subtle promotion of a clinic|story with our product in it|native ad|story that sells softly",
  mkPress:
    "we launch a new product, tell the media|news release about a merger|company wins award release|announce our funding|press statement|news about our new office|we won a prize, press release|announce a partnership to media",
  mkQa: "answer on quora recommending|someone asks which one is best|forum answer|reddit answer about our product|quora answer|which is the best vacuum, answer",
  mkEdm:
    "email to subscribers about new arrivals|cold email to buyers|marketing email|win back customers by email|promo mail|newsletter to clients|email our customers about the sale|abandoned cart email|cold email to shops",
  mkCharity:
    "raise money for a shelter|fundraising text|donate to sick children|adopt a dog|charity run appeal|blood donation poster|help us feed the homeless|donate to the school|fundraiser for cancer",
  mkEnrol:
    "sign kids up for swimming|places in our dance school|new term at the language school|summer camp registration|guitar lessons students wanted|join our art classes|new students for the karate school|registration open",
  mkCourse:
    "describe my online course|what you'll learn|yoga course page|sell my photography class|course on photography, describe it|what students learn in my class",
  mkHire:
    "we're looking for a waiter|help wanted|hiring drivers|job post for a hairdresser|our cafe needs staff|join us as a nurse|barista wanted|we're hiring|looking for a cleaner|job ad for a driver",
  mkHouse:
    "flat to rent|two bedroom house for sale|describe my apartment|sublet|shop space for lease|beach house listing|rent out my flat|sell my house|room available|studio near campus",
  mkRoute:
    "sell a three day tour|wine tour package|guided hike for tourists|family tour of egypt|school trip package|day trip package|tour of the old city|five day safari",
  mkSales:
    "customer says it's too expensive|phone pitch|close a hesitant client|sell insurance|what do i say to sell solar panels|cold call|how to sell insurance by phone|customer hesitates|pitch for car buyers",
  mkService:
    "support replies about shipping|where's my parcel answer|refund script for agents|chat support greeting|how staff should answer|support script for refunds|how should agents reply|where is my order",
  mkBadReply:
    "bad yelp review, answer it|one star for slow service|guest wrote the food was salty|nasty google review|respond to a negative rating|answer a one star review|customer posted that our food was cold|bad review reply|they said staff were rude",
  mkPersona:
    "who buys our product|typical customer|describe our ideal client|target user profile|our ideal buyer|describe the people who buy|customer profile",
  mkKol:
    "brief for an influencer|what a creator should post for us|instructions for a youtuber|influencer campaign|what we want from the blogger|influencer instructions|creator brief",
  contestApply:
    "apply for an innovation grant|student innovation project|entry for an entrepreneurship contest|research project application|apply with our invention|innovation contest entry|student research grant",
  bpFull:
    "full business plan|plan for investors|business plan for a restaurant|plan for the bank and investors|business plan for a hotel|detailed plan for the bank|plan with market and finances",
  bpOnePage: "business plan on one page|one-pager for investors|my idea on a single sheet|one page plan|short business plan",
  mvpPlan:
    "test my idea cheaply|smallest version of the app|first version in four weeks|validate before building|quickest test of my app|what to build first",
  growthPlan:
    "get more users|our retention is low|double sign-ups|grow the app|more downloads|more signups|users leave after a week|grow to 10k users",
  pitchSpeech:
    "pitch to judges in five minutes|speech for demo day|pitch competition|talk to investors on stage|pitch my app on stage|three minute pitch|talk for investors",
  pitchDeck: "slides for investors|pitch deck for a seed round|deck of ten slides for our startup|investor slides|deck for my startup",
  elevatorPitch:
    "my startup in 30 seconds|one minute to explain what we do|short pitch when i meet someone|explain my company in one breath|30 second pitch",
  investorEmail:
    "email an angel investor|write to a vc|update for our investors|ask an investor for a call|intro email to a fund|ask a vc to meet|investor update",
  fundingPlan:
    "raise half a million|how we'll spend the investment|seed round plan|use of funds|how much to raise|spend a million wisely|seed round",
  financePlan:
    "when do we break even|three year forecast|cash flow of my cafe|revenue and cost projection|how much must i sell|forecast for my shop|when will i make profit|monthly costs and income",
  marketAnalysis:
    "is there a market for vegan snacks|how big is the pet industry|trends in e-bikes|size of the market|industry outlook|how big is the market|demand for electric scooters|competitors and trends",
  painPoint:
    "what annoys people about parking|problems of new mums|what users hate|is this need real|customer frustrations|what bothers cyclists|why people hate moving|needs of elderly",
  businessModel:
    "how do we make money|business model canvas|revenue streams of an app|who pays us|how will it earn money|canvas for a delivery app",
  riskCounter:
    "what if my startup fails|business risks and answers|worst case for my shop|risks for a young company|dangers for my startup|what if sales drop",
  storePlan:
    "open a bakery|start a food truck|i want my own coffee shop|plan to open a salon|costs of a small bookstore|start a gym in my town|start a flower shop|opening a barbershop|plan for a juice bar|what i need to open a cafe",
  companyIntro:
    "about our company|company profile for a brochure|introduce our factory|who we are page|describe our agency|who we are|company page|introduce our firm to clients",
  companyName:
    "name for my company|register a business name|what to call my consulting firm|name our startup|what should i name my company|business name ideas|llc name",
  visionMission: "our mission and values|company values|vision statement|why our company exists|our values|mission of the charity",
  franchise:
    "find franchisees|franchise offer for a tea brand|become our dealer|join our chain|open a branch of our brand|find partners for our chain",
  loanApply:
    "ask the bank for a business loan|loan to expand my farm|borrow money to start a shop|loan application letter|bank loan for my bakery|borrow to buy equipment",
  subsidyApply:
    "apply for a start-up grant|government subsidy for rent|funding for young founders|grant for my small business|state grant for founders|money from the government for my firm",
  coFounder:
    "find a technical co-founder|looking for a partner to start a company|need someone to build with|seeking cto|want a co-founder who codes|partner for my idea",
  teamIntro: "introduce our founding team|who's behind the startup|team page|backgrounds of our founders|meet the founders|team slide",
  equityPlan:
    "split shares between founders|stock options for staff|who gets how much equity|vesting plan|divide the company between us|shares for early employees",
  partnerTerms:
    "agreement with my business partner|open a shop with a friend, who gets what|what if one partner leaves|profit sharing terms|rules between partners|split profit with my friend",
  postmortem:
    "my company failed, what i learned|why we shut down|lessons from a dead startup|closing my shop after a year|why my shop failed|we're closing the startup|what went wrong with my business",
  openingReport:
    "proposal for my thesis|research proposal for a master's|why my dissertation topic matters|plan of my research|thesis proposal|research plan for my dissertation|proposal for phd",
  journalEssay:
    "publish a paper in a journal|article for an academic journal|submit a manuscript|scholarly article|journal manuscript|publish my study",
  professionalEssay:
    "paper for my professional title|engineer's paper for promotion|nursing paper for senior grade|technical paper by a practitioner|paper for a senior title|practice paper for doctors",
  kepu: "explain black holes to kids|how vaccines work in plain words|popular science on sleep|why do cats purr|explain ai to my grandma|what is inflation simply|explain gravity to a child|how does wifi work|why do leaves fall|simple explanation",
};
