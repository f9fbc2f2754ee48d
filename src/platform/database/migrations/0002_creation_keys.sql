ALTER TABLE "cover_letters" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cover_letters_creation" ON "cover_letters" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_creation" ON "resumes" USING btree ("user_id","creation_key");