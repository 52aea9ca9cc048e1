/** Level of education an essay is written for. */
export const EDUCATION_LEVELS = ["middleSchool", "juniorCollege", "undergraduate", "master", "phd"] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];
