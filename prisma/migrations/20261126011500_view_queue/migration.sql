-- Views that are not counted yet: whichever instance counts them removes them in the same transaction.
CREATE TABLE "view_queue" (
    "code" TEXT NOT NULL,
    "visitor" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "maker" TEXT NOT NULL,

    CONSTRAINT "view_queue_pkey" PRIMARY KEY ("code","visitor","day")
);
