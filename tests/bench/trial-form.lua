-- Each request is a trial form of another person from another network, as a browser sends it.
local run = os.getenv("RUN")
local shown = os.getenv("SHOWN_AT")
local count = 0

local form = "companyName=C%C3%B4ng+ty+TNHH+G%E1%BB%97+Minh+Ph%C3%A1t&contactName=Nguy%E1%BB%85n+Th%E1%BB%8B+Thu+H%C3%A0"
	.. "&phone=0912+345+678&industry=S%E1%BA%A3n+xu%E1%BA%A5t&companySize=21-50&currentSystem=Excel&consent=on"
	.. "&landingPage=%2Fpricing%3Futm_source%3Dfacebook&referrer=https%3A%2F%2Fwww.google.com%2F&plan=starter"
	.. "&website=&shownAt=" .. shown

function request()
	count = count + 1
	local headers = {
		["Content-Type"] = "application/x-www-form-urlencoded",
		["Accept-Encoding"] = "gzip, deflate, br",
		["Sec-Fetch-Site"] = "same-origin",
		["X-Forwarded-For"] = string.format("10.%d.%d.%d", count / 65536 % 256, count / 256 % 256, count % 256),
	}
	local id = run:sub(1, 24) .. string.format("%012x", count)
	local body = form .. "&submissionId=" .. id .. "&email=ha." .. id .. "%40minhphat.vn"
	return wrk.format("POST", nil, headers, body)
end
