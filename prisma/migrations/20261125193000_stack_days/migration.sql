-- What others than the maker did with a stack on each day: what is trending this week.
CREATE TABLE "stack_days" (
    "code" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "score" INTEGER NOT NULL,

    CONSTRAINT "stack_days_pkey" PRIMARY KEY ("day","code")
);
